import * as z from 'zod/mini';
import { instant } from '../../kernel/time/index.ts';
import { tokenSessionStatuses } from './machine.ts';

/** A tokenization page, and the device that opened it. */
export const tokenSessionSchema = z.object({
  /** Id of the tokenization session, `tks_…`. */
  tokenSessionId: z.string(),
  /** Id of the merchant account (sub-merchant). */
  subMerchantId: z.string(),
  /** Name of the merchant account. */
  accountName: z.string(),
  /** Current status. */
  status: z.enum(tokenSessionStatuses),
  /** Number of tokens created. */
  tokenCount: z.int(),
  /** Device type, such as `Phone`. */
  device: z.string(),
  /** Browser, such as `Firefox`. */
  browser: z.string(),
  /** Operating system. */
  os: z.string(),
  /** IP address. */
  ipAddress: z.nullable(z.string()),
  /** Origin of the page. */
  origin: z.nullable(z.string()),
  /** When it was created. */
  createdAt: instant,
  /** When it was closed; null while open. */
  closedAt: z.nullable(instant),
});
export type TokenSession = z.output<typeof tokenSessionSchema>;
