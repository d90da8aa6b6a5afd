import type { facilitators as contract, Output } from '@payfac/api/contract';
import { eq, sql } from 'drizzle-orm';
import type { HandlerInput } from '../../http/handlers.ts';
import type { ListDefinition } from '../../http/lists/definition.ts';
import { contains } from '../../http/lists/filters.ts';
import { facilitators } from '../../kernel/database/schema/index.ts';
import { brandingOf } from './branding.ts';

type Facilitator = Output<typeof contract.list>['data'][number];
type Query = HandlerInput<typeof contract.list>['query'];

const f = facilitators;

const fields = {
  facilitatorId: f.facilitatorId,
  brand: f.brand,
  name: f.name,
  title: f.title,
  timeZone: f.timeZone,
  supportEmail: f.supportEmail,
  supportPhone: f.supportPhone,
  branding: f.branding,
};

export const facilitatorList: ListDefinition<Query, typeof fields, Facilitator> = {
  fields,
  source: sql`${f}`,
  id: f.facilitatorId,
  visible: ({ scope }) => eq(f.facilitatorId, scope.facilitatorId),
  filters: { name: contains(f.name), brand: contains(f.brand) },
  searched: [f.name, f.brand],
  sorts: { name: { expression: sql`lower(${f.name})`, type: 'text' } },
  defaultSort: 'name',
  toRow: (raw) => ({
    facId: raw.facilitatorId,
    brand: raw.brand,
    name: raw.name,
    title: raw.title,
    timeZone: raw.timeZone,
    supportEmail: raw.supportEmail,
    supportPhone: raw.supportPhone,
    branding: brandingOf(raw),
  }),
};
