import * as z from 'zod/mini';
import { instant } from '../../kernel/time/index.ts';
import { apiKeyStatuses } from './api-key-machine.ts';
import { keyAbilities } from './key-abilities.ts';

export const keyAbility = z.enum(keyAbilities);

/**
 * A key of a service provider's product; paths call it an "API user". Its secret is shown once, when it is
 * created or rotated.
 */
export const apiKeySchema = z.object({
  /** Id of the record itself, set when it is made; it never changes. */
  _id: z.string(),
  /** The product of the service provider that the account belongs to. */
  spProductId: z.string(),
  /** Name of the product that the account belongs to. */
  spProductName: z.string(),
  /** The name people see. */
  name: z.string(),
  /** What its calls may do; never more than its maker may. Ours, as is the next. */
  abilities: z.array(keyAbility),
  /** The accounts it is for; all of the product's when empty. */
  subMerchantIds: z.array(z.string()),
  /** The secret's first characters, to tell keys apart. */
  prefix: z.string(),
  /** The state it is in. */
  status: z.enum(apiKeyStatuses),
  /** When it was made. */
  createdAt: instant,
  /** Name or username of the person who created it. */
  createdBy: z.string(),
  /** When it was last used. */
  lastUsedAt: z.nullable(instant),
  /** Until when a rotated key still works; null for others. */
  worksUntil: z.nullable(instant),
});
export type ApiKey = z.output<typeof apiKeySchema>;
