import * as z from 'zod/mini';
import { instant } from '../../kernel/time/index.ts';

/** Why and since when a merchant is suspended. */
export const suspensionSchema = z.object({
  /** Reason entered by the person who did it. */
  reason: z.string(),
  /** When it was suspended. */
  suspendedAt: instant,
  /** Username of the person who suspended it; null for the system. */
  suspendedBy: z.nullable(z.string()),
});
export type Suspension = z.output<typeof suspensionSchema>;
