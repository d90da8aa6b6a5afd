import * as z from 'zod/mini';
import { instant } from '../../kernel/time/index.ts';
import { apiKeyStatuses } from './api-key-machine.ts';
import { keyAbilities } from './key-abilities.ts';

export const keyAbility = z.enum(keyAbilities);

/**
 * An API key of a service provider's product; paths call it an "API user". The secret is shown once, when the key is
 * created or rotated.
 */
export const apiKeySchema = z.object({
  /** Id of the record itself, set when it is made; it never changes. */
  _id: z.string(),
  /** Id of the service provider's product. */
  spProductId: z.string(),
  /** Name of the service provider's product. */
  spProductName: z.string(),
  /** Display name. */
  name: z.string(),
  /** Abilities of the key; never more than its creator has. */
  abilities: z.array(keyAbility),
  /** Ids of the accounts it can access; empty for all of the product's. */
  subMerchantIds: z.array(z.string()),
  /** First characters of the secret, to tell keys apart. */
  prefix: z.string(),
  /** Current status. */
  status: z.enum(apiKeyStatuses),
  /** When it was created. */
  createdAt: instant,
  /** Name or username of the creator. */
  createdBy: z.string(),
  /** When it was last used. */
  lastUsedAt: z.nullable(instant),
  /** End of a rotated key's grace period; null for other keys. */
  worksUntil: z.nullable(instant),
});
export type ApiKey = z.output<typeof apiKeySchema>;
