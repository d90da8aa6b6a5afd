import type { paymentLinkTemplates as contract } from '@payfac/api/contract';
import { defaultPageSize } from '@payfac/domain/enumerations';
import {
  type TemplateContent,
  templateContentSchema,
  templateProblems,
} from '@payfac/domain/payment-link-templates';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { recordActivity } from '../../http/activities/record.ts';
import type { SessionContext } from '../../http/context.ts';
import { conflict, invalid, notFound } from '../../http/failures.ts';
import type { Handlers } from '../../http/handlers.ts';
import { pageOf } from '../../http/lists/page.ts';
import type { Services } from '../../http/services.ts';
import type { Transaction } from '../../kernel/database/connection.ts';
import { newId } from '../../kernel/database/ids.ts';
import { inTransaction } from '../../kernel/database/in-transaction.ts';
import { paymentLinkTemplates } from '../../kernel/database/schema/index.ts';
import { findAccount, requireFeatures } from '../accounts/find-account.ts';
import { templateList } from './list.ts';
import {
  builtInTemplate,
  contentOf,
  findTemplate,
  isBuiltInId,
  type TemplateRow,
  visibleTemplates,
} from './store.ts';

const p = paymentLinkTemplates;

/** @throws CallFailure 400 with the validation errors, 404 for an account outside the user's scope. */
async function check(
  transaction: Transaction,
  content: TemplateContent,
  context: SessionContext,
): Promise<void> {
  const problems = templateProblems(content);
  if (problems.length > 0) throw invalid(problems);
  for (const subMerchantId of content.subMerchantIds) {
    const account = await findAccount(transaction, subMerchantId, context);
    requireFeatures(account, ['payLinks'], context);
  }
}

const columnsOf = (content: TemplateContent) => ({
  name: content.name,
  subMerchantIds: content.subMerchantIds,
  content: z.encode(templateContentSchema, content),
});

const record = (
  transaction: Transaction,
  id: string,
  context: SessionContext,
  message: string,
): Promise<void> =>
  recordActivity(transaction, context, { action: 'paymentLinkManager', target: id, message });

/** @throws CallFailure 404, 409 for a built-in template. */
async function lockTemplate(
  transaction: Transaction,
  id: string,
  context: SessionContext,
): Promise<TemplateRow> {
  if (isBuiltInId(id)) throw conflict('BUILT_IN', 'A built-in template can’t be changed.');
  const [found] = await transaction
    .select()
    .from(p)
    .where(and(eq(p.paymentLinkTemplateId, id), visibleTemplates(context)))
    .for('update');
  if (!found) throw notFound('The template', id);
  return found;
}

export const createPaymentLinkTemplatesHandlers = (
  services: Services,
): Handlers<typeof contract> => {
  const { database, pool, clock } = services;
  const page = pageOf(pool, templateList);

  return {
    /** The first page starts with the built-in template, in addition to a full page of the others. */
    list: async ({ query }, context) => {
      const { data, count, ...rest } = await page({ query }, context);
      const builtIn = builtInTemplate(context, await clock.now());
      const asked = query.name ?? query.singleSearch;
      const isAsked =
        asked === undefined || builtIn.name.toLowerCase().includes(asked.toLowerCase());
      const isFirst = (query.page ?? 1) === 1 && query.cursor === undefined;
      const size = query.pageSize ?? defaultPageSize;
      if (!isAsked) return { data, count, ...rest };
      const shown = isFirst ? [builtIn, ...data].slice(0, size + 1) : data;
      return { data: shown, count: count + 1, ...rest };
    },

    listCreated: page,

    create: async ({ body }, context) => {
      const at = await clock.now();
      const id = newId('plt');
      await inTransaction(database, async (transaction) => {
        await check(transaction, body, context);
        await transaction.insert(p).values({
          paymentLinkTemplateId: id,
          facilitatorId: context.scope.facilitatorId,
          ...columnsOf(body),
          createdAt: at,
          updatedAt: at,
          createdBy: context.session.person.username,
        });
        await record(transaction, id, context, `Created the template ${body.name}`);
      });
      return findTemplate(database, id, context, at);
    },

    update: async ({ body }, context) => {
      const at = await clock.now();
      const { paymentLinkTemplateId: id, ...changes } = body;
      await inTransaction(database, async (transaction) => {
        const before = contentOf(await lockTemplate(transaction, id, context));
        const given = Object.entries(changes).filter(([, value]) => value !== undefined);
        const content: TemplateContent = { ...before, ...Object.fromEntries(given) };
        await check(transaction, content, context);
        await transaction
          .update(p)
          .set({ ...columnsOf(content), updatedAt: at })
          .where(eq(p.paymentLinkTemplateId, id));
        await record(transaction, id, context, `Changed the template ${content.name}`);
      });
      return findTemplate(database, id, context, at);
    },

    remove: async ({ body }, context) => {
      const id = body.paymentLinkTemplateId;
      await inTransaction(database, async (transaction) => {
        const { name } = await lockTemplate(transaction, id, context);
        await transaction.delete(p).where(eq(p.paymentLinkTemplateId, id));
        await record(transaction, id, context, `Deleted the template ${name}`);
      });
      return { success: true };
    },
  };
};
