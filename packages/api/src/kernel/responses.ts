import * as z from 'zod/mini';

/** The response of a call that leaves nothing to show. */
export const success = z.object({
  /** True once the call has done what it was asked to. */
  success: z.boolean(),
});

/** The response of a call on many rows: how many were done, and which were not, with the reason. */
export const bulkResponse = z.object({
  /** Number of records that were changed. */
  count: z.int(),
  /** What was not done, each with the reason. */
  failed: z.array(
    z.object({
      /** Id of the record that stayed as it was. */
      id: z.string(),
      /** A sentence for people. */
      message: z.string(),
    }),
  ),
});
