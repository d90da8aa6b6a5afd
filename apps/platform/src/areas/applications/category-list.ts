import type { applications as contract } from '@payfac/api/contract';
import type { MerchantCategory } from '@payfac/domain/accounts';
import { type SQL, sql } from 'drizzle-orm';
import type { HandlerInput } from '../../http/handlers.ts';
import type { ListDefinition } from '../../http/lists/definition.ts';
import type { Computed } from '../../http/lists/fields.ts';
import { contains } from '../../http/lists/filters.ts';
import { merchantCategories } from '../products/categories.data.ts';

type Query = HandlerInput<typeof contract.categories>['query'];

const mcc = sql`c.mcc`;
const description = sql`c.description`;
const text = (expression: SQL): Computed<string> => ({ expression, read: (value) => value });
const fields = { mcc: text(mcc), description: text(description) };

const rows = JSON.stringify(merchantCategories);

/** The card networks' merchant categories as an ordinary list. They live in code, not in a table. */
export const categoryList: ListDefinition<Query, typeof fields, MerchantCategory> = {
  fields,
  source: sql`jsonb_to_recordset(${rows}::jsonb) as c(mcc text, description text)`,
  id: mcc,
  visible: () => undefined,
  filters: { mcc: contains(mcc), description: contains(description) },
  searched: [mcc, description],
  sorts: {
    mcc: { expression: mcc, type: 'text' },
    description: { expression: sql`lower(c.description)`, type: 'text' },
  },
  defaultSort: 'mcc',
  toRow: (raw) => ({ mcc: raw.mcc ?? '', description: raw.description ?? '' }),
};
