import * as z from 'zod/mini';
import { instant } from '../../kernel/time/index.ts';
import { expiryUnits, maximumExpiryValue } from './expiry-units.ts';

/** `expiresAt` of a link as it is entered: unit and value, or a specific date. */
export const expirySchema = z.strictObject({
  /** What is counted. */
  unit: z.enum(expiryUnits),
  /** Number of units until the link expires. */
  value: z.nullable(z.int().check(z.minimum(1), z.maximum(maximumExpiryValue))),
  /** A day of its own. */
  specificDate: z.nullable(instant),
});
export type Expiry = z.output<typeof expirySchema>;
