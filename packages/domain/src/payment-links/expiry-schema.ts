import * as z from 'zod/mini';
import { instant } from '../time/index.ts';
import { expiryUnits, maximumExpiryValue } from './expiry-units.ts';

/** The documents' `expiresAt` of a link as it is entered: unit and value, or a specific date. */
export const expirySchema = z.strictObject({
  unit: z.enum(expiryUnits),
  value: z.nullable(z.int().check(z.minimum(1), z.maximum(maximumExpiryValue))),
  specificDate: z.nullable(instant),
});
export type Expiry = z.output<typeof expirySchema>;
