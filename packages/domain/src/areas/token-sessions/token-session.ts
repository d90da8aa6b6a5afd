import * as z from 'zod/mini';
import { instant } from '../../kernel/time/index.ts';
import { tokenSessionStatuses } from './machine.ts';

/** A page that turns a card into a token, and what opened it. */
export const tokenSessionSchema = z.object({
  /** Id of the tokenization session, `tks_…`. */
  tokenSessionId: z.string(),
  /** The account, a merchant's place of payment. */
  subMerchantId: z.string(),
  /** Name of the merchant account, as its application gives it. */
  accountName: z.string(),
  /** The state it is in. */
  status: z.enum(tokenSessionStatuses),
  /** Tokens made in it. */
  tokenCount: z.int(),
  /** Kind of device, such as `Phone`. */
  device: z.string(),
  /** Browser by its name, such as `Firefox`. */
  browser: z.string(),
  /** The operating system. */
  os: z.string(),
  /** The IP address. */
  ipAddress: z.nullable(z.string()),
  /** The origin of the page. */
  origin: z.nullable(z.string()),
  /** When it was made. */
  createdAt: instant,
  /** When it was closed. */
  closedAt: z.nullable(instant),
});
export type TokenSession = z.output<typeof tokenSessionSchema>;
