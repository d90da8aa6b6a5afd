import * as z from 'zod/mini';

/** The response of a call with nothing else to return. */
export const success = z.object({
  /** True when the call succeeded. */
  success: z.boolean(),
});

/** The response of a bulk call: how many records it changed, and which failed, with the reason. */
export const bulkResponse = z.object({
  /** Number of records changed. */
  count: z.int(),
  /** Records that failed, each with the reason. */
  failed: z.array(
    z.object({
      /** Id of the unchanged record. */
      id: z.string(),
      /** Human-readable message. */
      message: z.string(),
    }),
  ),
});
