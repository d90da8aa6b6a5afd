import * as z from 'zod/mini';
import { instant } from '../../kernel/time/index.ts';
import { expiryUnits, maximumExpiryValue } from './expiry-units.ts';

/** `expiresAt` of a link as entered: a number of units, or a specific date. */
export const expirySchema = z.strictObject({
  /** Unit of the expiry. */
  unit: z.enum(expiryUnits),
  /** Number of units until the link expires. */
  value: z.nullable(z.int().check(z.minimum(1), z.maximum(maximumExpiryValue))),
  /** Date and time of expiry, for the unit `specificDate`. */
  specificDate: z.nullable(instant),
});
export type Expiry = z.output<typeof expirySchema>;
