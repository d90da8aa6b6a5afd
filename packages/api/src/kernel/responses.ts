import * as z from 'zod/mini';

/** The response of a call that leaves nothing to show. */
export const success = z.object({
  /** Whether it was done. */
  success: z.boolean(),
});

/** The response of a call on many rows: how many were done, and which were not, with the reason. */
export const bulkResponse = z.object({
  /** How many there are. */
  count: z.int(),
  /** What was not done, each with the reason. */
  failed: z.array(
    z.object({
      /** The id. */
      id: z.string(),
      /** A sentence for people. */
      message: z.string(),
    }),
  ),
});
