import type { apiKeys as contract } from '@payfac/api/contract';
import {
  type ApiKey,
  type ApiKeyStatus,
  apiKeyStatuses,
  keyAbility,
} from '@payfac/domain/api-keys';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { HandlerInput } from '../../http/handlers.ts';
import { asSelected } from '../../http/lists/as-selected.ts';
import type { ListDefinition } from '../../http/lists/definition.ts';
import { contains, oneOf } from '../../http/lists/filters.ts';
import { apiKeys, spProducts } from '../../kernel/database/schema/index.ts';
import { ofProducts } from '../products/scope.ts';

type Query = HandlerInput<typeof contract.list>['query'];

const k = apiKeys;

/** A rotated key is revoked once its grace period ends; the status is derived, not stored. */
const status = sql`case when ${k.status} = 'rotated' and ${k.worksUntil} <= clock_timestamp()
  then 'revoked' else ${k.status} end`;

const readStatus = (text: string): ApiKeyStatus =>
  apiKeyStatuses.find((one) => one === text) ?? 'revoked';

const abilities = z.array(keyAbility);
const ids = z.array(z.string());
const readAbilities = (text: string) => abilities.parse(JSON.parse(text));
const readIds = (text: string) => ids.parse(JSON.parse(text));

const fields = {
  _id: k.apiUserId,
  spProductId: k.spProductId,
  spProductName: spProducts.name,
  name: k.name,
  prefix: k.prefix,
  abilities: { expression: sql`to_json(${k.abilities})`, read: readAbilities },
  subMerchantIds: { expression: sql`to_json(${k.subMerchantIds})`, read: readIds },
  status: { expression: status, read: readStatus },
  createdAt: k.createdAt,
  createdBy: k.createdBy,
  lastUsedAt: k.lastUsedAt,
  worksUntil: k.worksUntil,
};

export const apiKeyList: ListDefinition<Query, typeof fields, ApiKey> = {
  fields,
  source: sql`${k} join ${spProducts} on ${spProducts.spProductId} = ${k.spProductId}`,
  id: k.apiUserId,
  visible: ({ scope }) => ofProducts(scope, k),
  filters: {
    spProductId: oneOf(k.spProductId),
    status: oneOf(status),
    name: contains(k.name),
  },
  searched: [k.name, k.prefix],
  sorts: {
    createdAt: { expression: k.createdAt, type: 'timestamptz' },
    name: { expression: sql`lower(${k.name})`, type: 'text' },
    lastUsedAt: { expression: k.lastUsedAt, type: 'timestamptz', isNullable: true },
  },
  defaultSort: '-createdAt',
  toRow: asSelected<typeof fields, ApiKey>(fields, (raw) => ({
    abilities: raw.abilities ?? [],
    subMerchantIds: raw.subMerchantIds ?? [],
    status: raw.status ?? 'revoked',
    worksUntil: raw.status === 'rotated' ? raw.worksUntil : null,
  })),
};
