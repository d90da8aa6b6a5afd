import { can, rolesOf } from '@payfac/domain/access';
import {
  clerkTemplate,
  newTemplate,
  type PaymentLinkTemplate,
  type TemplateContent,
  type TemplateVariant,
  templateContentSchema,
} from '@payfac/domain/payment-link-templates';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { SessionContext } from '../../http/context.ts';
import { notFound } from '../../http/failures.ts';
import { within } from '../../http/scope.ts';
import type { Queryable } from '../../kernel/database/connection.ts';
import { paymentLinkTemplates, subMerchants } from '../../kernel/database/schema/index.ts';

const p = paymentLinkTemplates;

export type TemplateRow = typeof p.$inferSelect;

/** The facilitator's templates that at least one of the user's accounts can use. */
export const visibleTemplates = ({ scope }: Pick<SessionContext, 'scope'>): SQL =>
  and(
    eq(p.facilitatorId, scope.facilitatorId),
    scope.everything
      ? undefined
      : sql`exists (select 1 from ${subMerchants}
          where ${subMerchants.subMerchantId} = any(${p.subMerchantIds})
            and ${within(scope, subMerchants)})`,
  ) ?? sql`false`;

export const contentOf = ({ content }: Pick<TemplateRow, 'content'>): TemplateContent =>
  templateContentSchema.parse(content);

export const templateOf = (row: TemplateRow): PaymentLinkTemplate => ({
  ...contentOf(row),
  paymentLinkTemplateId: row.paymentLinkTemplateId,
  variant: 'general',
  isBuiltIn: false,
  createdAt: row.createdAt,
  createdBy: row.createdBy,
  updatedAt: row.updatedAt,
});

const builtInIds: Readonly<Record<TemplateVariant, string>> = {
  general: 'plt_standard',
  'sales-clerk': 'plt_sales_clerk',
};

export const isBuiltInId = (id: string): boolean => Object.values(builtInIds).includes(id);

/** Sales clerks get a variant of their own, unless they can also manage templates. */
const variantOf = ({ holder }: Pick<SessionContext, 'holder'>): TemplateVariant =>
  rolesOf(holder).includes('sales-clerk') && !can(holder, 'paymentLinkManager')
    ? 'sales-clerk'
    : 'general';

/** The built-in template for the user's role. @param now business time. */
export function builtInTemplate(
  context: Pick<SessionContext, 'holder' | 'timeZone'>,
  now: Date,
): PaymentLinkTemplate {
  const variant = variantOf(context);
  const content = variant === 'general' ? newTemplate() : clerkTemplate(now, context.timeZone);
  return {
    ...content,
    paymentLinkTemplateId: builtInIds[variant],
    variant,
    isBuiltIn: true,
    createdAt: null,
    createdBy: null,
    updatedAt: null,
  };
}

/** A template that the user can use. @throws CallFailure 404. */
export async function findTemplate(
  queryable: Queryable,
  id: string,
  context: SessionContext,
  now: Date,
): Promise<PaymentLinkTemplate> {
  const builtIn = builtInTemplate(context, now);
  if (builtIn.paymentLinkTemplateId === id) return builtIn;
  const [found] = await queryable
    .select()
    .from(p)
    .where(and(eq(p.paymentLinkTemplateId, id), visibleTemplates(context)));
  if (!found) throw notFound('The template', id);
  return templateOf(found);
}
