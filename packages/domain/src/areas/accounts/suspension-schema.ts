import * as z from 'zod/mini';
import { instant } from '../../kernel/time/index.ts';

/** Why and since when a merchant is suspended. */
export const suspensionSchema = z.object({
  /** Why, in the words of the person who does it. */
  reason: z.string(),
  /** Since when. */
  suspendedAt: instant,
  /** Who did it; null for the system. */
  suspendedBy: z.nullable(z.string()),
});
export type Suspension = z.output<typeof suspensionSchema>;
