import type { paymentLinkTemplates as contract } from '@payfac/api/contract';
import type { PaymentLinkTemplate } from '@payfac/domain/payment-link-templates';
import { arrayOverlaps, sql } from 'drizzle-orm';
import type { HandlerInput } from '../../http/handlers.ts';
import type { ListDefinition } from '../../http/lists/definition.ts';
import { contains } from '../../http/lists/filters.ts';
import { paymentLinkTemplates } from '../../kernel/database/schema/index.ts';
import { templateOf, visibleTemplates } from './store.ts';

type Query = HandlerInput<typeof contract.listCreated>['query'];

const p = paymentLinkTemplates;

const fields = {
  paymentLinkTemplateId: p.paymentLinkTemplateId,
  facilitatorId: p.facilitatorId,
  name: p.name,
  subMerchantIds: p.subMerchantIds,
  content: p.content,
  createdAt: p.createdAt,
  updatedAt: p.updatedAt,
  createdBy: p.createdBy,
};

/** Templates that users created. */
export const templateList: ListDefinition<Query, typeof fields, PaymentLinkTemplate> = {
  fields,
  source: sql`${p}`,
  id: p.paymentLinkTemplateId,
  visible: visibleTemplates,
  filters: {
    subMerchantId: (ids) => arrayOverlaps(p.subMerchantIds, [...ids]),
    name: contains(p.name),
  },
  searched: [p.name],
  sorts: {
    name: { expression: sql`lower(${p.name})`, type: 'text' },
    createdAt: { expression: p.createdAt, type: 'timestamptz' },
  },
  defaultSort: 'name',
  toRow: templateOf,
};
