import * as z from 'zod/mini';
import { instant } from '../../kernel/time/index.ts';
import { checkKinds, checkResults } from './checks.ts';

/** Why a match that a check found is none. */
export const clearanceSchema = z.object({
  /** What speaks for the merchant. */
  evidence: z.string(),
  /** When the match was cleared. */
  clearedAt: instant,
  /** Username of the person who cleared it. */
  clearedBy: z.string(),
});
export type Clearance = z.output<typeof clearanceSchema>;

/** One run of one check. */
export const checkSchema = z.object({
  /** Id of the check, `chk_…`, from the application. */
  checkId: z.string(),
  /** Id of the merchant's application, `app_…`, from `applications.list`. */
  applicationId: z.string(),
  /** The account's record in the application. */
  subMerchantObjId: z.string(),
  /** Kind of account. */
  kind: z.enum(checkKinds),
  /** What the check found. */
  result: z.enum(checkResults),
  /** Whom or what it looked at: a business, a person, the last digits of an account. */
  subject: z.string(),
  /** What is to be known beyond the message. */
  detail: z.nullable(z.string()),
  /** Moment at which the check ran. */
  ranAt: instant,
  /** User name; null for the system. */
  ranBy: z.nullable(z.string()),
  /** Null unless someone cleared the match it found. */
  clearance: z.nullable(clearanceSchema),
});
export type Check = z.output<typeof checkSchema>;
