import { apiKeySchema, apiKeyStatuses, keyAbility } from '@payfac/domain/api-keys';
import { requiredText } from '@payfac/domain/validation';
import * as z from 'zod/mini';
import type { Calls, Endpoint } from '../../kernel/endpoint.ts';
import { preferServer } from '../../kernel/failure.ts';
import { listOf, listQuery } from '../../kernel/list.ts';
import { anyId, anyOf, textFilter } from '../../kernel/query.ts';
import { success } from '../../kernel/responses.ts';
import { apiKeysMessages } from './messages.ts';

const access = ['apiKeys.manage'] as const;
const byId = z.strictObject({
  /** Id of the API key, from `apiKeys.list`; not its secret. */
  apiUserId: z.string(),
});

/** Id of the service provider's product. */
const spProductId = z.string().check(z.minLength(1));

/** Display name. */
const name = requiredText(60);
/** Abilities and accounts of the key, at most those of its creator: an extension. */
const grant = {
  /** Abilities of the key. */
  abilities: z.optional(z.array(keyAbility).check(z.minLength(1))),
  /** Ids of the accounts it can access; empty for all of the product's. */
  subMerchantIds: z.optional(z.array(z.string()).check(z.maxLength(500))),
};

/** A key with its secret, which is shown only this once. */
const revealedKey = z.object({
  ...apiKeySchema.shape,
  /** Secret of the key; null unless a new one was created. */
  secret: z.nullable(z.string()),
});

export const list = {
  id: 'apiKeys.list',
  method: 'GET',
  path: 'backoffice/service-provider/apiusers',
  reads: ['apiKeys'],
  access,
  query: listQuery(['createdAt', 'name', 'lastUsedAt'], {
    /** Id of the service provider's product. */
    spProductId: anyId(),
    /** Current status. */
    status: anyOf(apiKeyStatuses),
    /** Display name. */
    name: textFilter,
  }),
  output: listOf(apiKeySchema),
  failure: preferServer(apiKeysMessages.list),
  list: true,
} as const satisfies Endpoint;

export const create = {
  id: 'apiKeys.create',
  method: 'POST',
  path: 'backoffice/service-provider/apiusers',
  changes: ['apiKeys'],
  access,
  body: z.strictObject({ spProductId, name, ...grant }),
  output: revealedKey,
  failure: preferServer(apiKeysMessages.create),
} as const satisfies Endpoint;

export const update = {
  id: 'apiKeys.update',
  method: 'PUT',
  path: 'backoffice/service-provider/apiusers/{apiUserId}',
  changes: ['apiKeys'],
  access,
  params: byId,
  body: z.strictObject({
    spProductId,
    /** Display name. */
    name: z.optional(name),
    ...grant,
    /** Creates a new key with the same name; the old one expires after its grace period. */
    rotate: z.optional(z.literal(true)),
  }),
  output: revealedKey,
  failure: preferServer(apiKeysMessages.update),
} as const satisfies Endpoint;

export const remove = {
  id: 'apiKeys.remove',
  method: 'DELETE',
  path: 'backoffice/service-provider/apiusers/{apiUserId}',
  changes: ['apiKeys'],
  access,
  params: byId,
  body: z.strictObject({ spProductId }),
  output: success,
  failure: preferServer(apiKeysMessages.remove),
} as const satisfies Endpoint;

const calls = {
  /** List API keys. */
  list,
  /** Create an API key. */
  create,
  /** Update or rotate an API key. */
  update,
  /** Revoke an API key. */
  remove,
};

export type ApiKeysArea = Calls<typeof calls>;

export const apiKeys: ApiKeysArea = calls;
