import * as z from 'zod/mini';
import { instant } from '../time/index.ts';
import { checkKinds, checkResults } from './checks.ts';

/** One run of one check. */
export const checkSchema = z.object({
  checkId: z.string(),
  applicationId: z.string(),
  subMerchantObjId: z.string(),
  kind: z.enum(checkKinds),
  result: z.enum(checkResults),
  /** Whom or what it looked at: a business, a person, the last digits of an account. */
  subject: z.string(),
  detail: z.nullable(z.string()),
  ranAt: instant,
  /** User name; null for the system. */
  ranBy: z.nullable(z.string()),
});
export type Check = z.output<typeof checkSchema>;
