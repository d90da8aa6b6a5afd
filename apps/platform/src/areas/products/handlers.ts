import type { products as contract } from '@payfac/api/contract';
import { and, asc, desc, eq, or } from 'drizzle-orm';
import type { SessionContext } from '../../http/context.ts';
import { notFound } from '../../http/failures.ts';
import type { Handlers } from '../../http/handlers.ts';
import { pageOf } from '../../http/lists/page.ts';
import type { Services } from '../../http/services.ts';
import { spProducts } from '../../kernel/database/schema/index.ts';
import { categoryOf } from './categories.data.ts';
import { findProduct } from './find.ts';
import { orderFlows } from './flows.ts';
import { ofProducts } from './scope.ts';
import { updateBranding, updateWebhook } from './settings.ts';
import { productList } from './view.ts';

export const createProductsHandlers = (services: Services): Handlers<typeof contract> => {
  const { database, pool } = services;

  /**
   * Any product of the facilitator, since the new account form is open to every signed-in user. Accepts an id as well
   * as a slug: an applicant knows only the id, from their application.
   */
  async function bySlug(slug: string, { scope }: SessionContext) {
    const [found] = await database
      .select()
      .from(spProducts)
      .where(
        and(
          or(eq(spProducts.slug, slug), eq(spProducts.spProductId, slug)),
          eq(spProducts.facilitatorId, scope.facilitatorId),
        ),
      )
      .orderBy(desc(eq(spProducts.slug, slug)))
      .limit(1);
    if (!found) throw notFound('The product');
    return found;
  }

  return {
    list: pageOf(pool, productList),
    feeTemplates: async ({ params }, context) => {
      const { feeTemplates } = await findProduct(database, params.spProductId, context);
      return { data: [...feeTemplates] };
    },
    onboardingFlowTemplates: async ({ params }, context) => {
      const product = await findProduct(database, params.spProductId, context);
      return { data: [...product.onboardingFlowTemplates] };
    },
    orderOnboardingFlowTemplates: ({ params, body }, context) =>
      orderFlows(services, params.spProductId, body.onboardingFlowTemplateIds, context),
    ownershipTypes: async ({ params }, context) => {
      const { ownershipTypes } = await findProduct(database, params.spProductId, context);
      return { data: [...ownershipTypes] };
    },
    updateWebhook: ({ params, body }, context) =>
      updateWebhook(services, params.spProductId, body, context),
    webhooks: async (_input, { scope }) => {
      const rows = await database
        .select({
          spProductId: spProducts.spProductId,
          spProductName: spProducts.name,
          webhook: spProducts.webhook,
        })
        .from(spProducts)
        .where(ofProducts(scope, spProducts))
        .orderBy(asc(spProducts.name), asc(spProducts.spProductId));
      return { data: rows };
    },
    updateBranding: ({ params, body }, context) =>
      updateBranding(services, params.spProductId, body, context),
    categoriesBySlug: async ({ params }, context) => {
      const { mccCodes } = await bySlug(params.slug, context);
      return { data: mccCodes.map(categoryOf) };
    },
    feesBySlug: async ({ params }, context) => {
      const { fees } = await bySlug(params.slug, context);
      return { data: fees };
    },
    ownershipTypesBySlug: async ({ params }, context) => {
      const { ownershipTypes } = await bySlug(params.slug, context);
      return { data: [...ownershipTypes] };
    },
  };
};
