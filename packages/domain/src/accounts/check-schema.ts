import * as z from 'zod/mini';
import { instant } from '../time/index.ts';
import { checkKinds, checkResults } from './checks.ts';

/** Why a match that a check found is none. */
export const clearanceSchema = z.object({
  evidence: z.string(),
  clearedAt: instant,
  /** User name. */
  clearedBy: z.string(),
});
export type Clearance = z.output<typeof clearanceSchema>;

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
  /** Null unless someone cleared the match it found. */
  clearance: z.nullable(clearanceSchema),
});
export type Check = z.output<typeof checkSchema>;
