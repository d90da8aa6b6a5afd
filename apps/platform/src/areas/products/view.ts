import type { products as contract } from '@payfac/api/contract';
import type { Product } from '@payfac/domain/products';
import { sql } from 'drizzle-orm';
import type { HandlerInput } from '../../http/handlers.ts';
import type { ListDefinition } from '../../http/lists/definition.ts';
import { contains, oneOf } from '../../http/lists/filters.ts';
import { spProducts } from '../../kernel/database/schema/index.ts';
import { categoryOf } from './categories.data.ts';
import type { ProductRow } from './find.ts';
import { ofProducts } from './scope.ts';

type Query = HandlerInput<typeof contract.list>['query'];

const p = spProducts;

const fields = {
  spProductId: p.spProductId,
  slug: p.slug,
  name: p.name,
  serviceProviderName: p.serviceProviderName,
  isActive: p.isActive,
  mccCodes: p.mccCodes,
  fees: p.fees,
  ownershipTypes: p.ownershipTypes,
  features: p.features,
  branding: p.branding,
  webhook: p.webhook,
  webhookSecret: p.webhookSecret,
  createdAt: p.createdAt,
  updatedAt: p.updatedAt,
};

/** A product as its calls return it, with only the end of its webhook secret. */
export const showProduct = (row: Pick<ProductRow, keyof typeof fields>): Product => ({
  spProductId: row.spProductId,
  slug: row.slug,
  name: row.name,
  serviceProviderName: row.serviceProviderName,
  isActive: row.isActive,
  mccCodes: row.mccCodes.map(categoryOf),
  fees: row.fees,
  ownershipTypes: [...row.ownershipTypes],
  features: [...row.features],
  branding: row.branding,
  webhook: row.webhook,
  webhookSecretLast4: row.webhookSecret?.slice(-4) ?? null,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
});

export const productList: ListDefinition<Query, typeof fields, Product> = {
  fields,
  source: sql`${p}`,
  id: p.spProductId,
  visible: ({ scope }) => ofProducts(scope, p),
  filters: {
    spProductId: oneOf(p.spProductId),
    name: contains(p.name),
    serviceProviderName: contains(p.serviceProviderName),
    isActive: (wanted) => sql`${p.isActive} = ${wanted}`,
  },
  searched: [p.name, p.serviceProviderName, p.slug],
  sorts: {
    name: { expression: p.name, type: 'text' },
    createdAt: { expression: p.createdAt, type: 'timestamptz' },
  },
  defaultSort: 'name',
  toRow: showProduct,
};
