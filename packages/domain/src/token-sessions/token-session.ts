import * as z from 'zod/mini';
import { instant } from '../time/index.ts';
import { tokenSessionStatuses } from './machine.ts';

/**
 * A page on which a card is turned into a token, and what opened it. The documents give its states
 * and its charts; the rest is what its list shows.
 */
export const tokenSessionSchema = z.object({
  tokenSessionId: z.string(),
  subMerchantId: z.string(),
  accountName: z.string(),
  status: z.enum(tokenSessionStatuses),
  /** Tokens made in it. */
  tokenCount: z.int(),
  device: z.string(),
  browser: z.string(),
  os: z.string(),
  ipAddress: z.nullable(z.string()),
  origin: z.nullable(z.string()),
  createdAt: instant,
  closedAt: z.nullable(instant),
});
export type TokenSession = z.output<typeof tokenSessionSchema>;
