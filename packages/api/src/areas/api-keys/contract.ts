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

/** The product of the service provider that the account belongs to. */
const spProductId = z.string().check(z.minLength(1));

/** The name people see. */
const name = requiredText(60);
/** What the key may do and for which accounts, at most what its maker may: an extension. */
const grant = {
  /** What may be done. */
  abilities: z.optional(z.array(keyAbility).check(z.minLength(1))),
  /** Accounts of the product; all of them when empty. */
  subMerchantIds: z.optional(z.array(z.string()).check(z.maxLength(500))),
};

/** A key with its secret, which is shown this once. */
const revealedKey = z.object({
  ...apiKeySchema.shape,
  /** Null when no secret was made. */
  secret: z.nullable(z.string()),
});

export const list = {
  id: 'apiKeys.list',
  method: 'GET',
  path: 'backoffice/service-provider/apiusers',
  reads: ['apiKeys'],
  access,
  query: listQuery(['createdAt', 'name', 'lastUsedAt'], {
    /** The product of the service provider that the account belongs to. */
    spProductId: anyId(),
    /** The state it is in. */
    status: anyOf(apiKeyStatuses),
    /** The name people see. */
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
    /** The name people see. */
    name: z.optional(name),
    ...grant,
    /** Makes another key of the same name and lets this one lapse. */
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
  /** Change or rotate an API key. */
  update,
  /** Revoke an API key. */
  remove,
};

export type ApiKeysArea = Calls<typeof calls>;

export const apiKeys: ApiKeysArea = calls;
