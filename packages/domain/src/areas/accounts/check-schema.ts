import * as z from 'zod/mini';
import { instant } from '../../kernel/time/index.ts';
import { checkKinds, checkResults } from './checks.ts';

/** Why a reviewer cleared a match as false. */
export const clearanceSchema = z.object({
  /** Evidence in the merchant's favor. */
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
  /** Id of the sub-merchant record in the application. */
  subMerchantObjId: z.string(),
  /** Kind of check. */
  kind: z.enum(checkKinds),
  /** Result of the check. */
  result: z.enum(checkResults),
  /** The subject checked: a business, a person, or the last digits of a bank account. */
  subject: z.string(),
  /** Further detail. */
  detail: z.nullable(z.string()),
  /** When the check ran. */
  ranAt: instant,
  /** Username of the person who ran it; null for the system. */
  ranBy: z.nullable(z.string()),
  /** Null unless a reviewer cleared the match. */
  clearance: z.nullable(clearanceSchema),
});
export type Check = z.output<typeof checkSchema>;
