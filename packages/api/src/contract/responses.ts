import * as z from 'zod/mini';

/** The response of a call that leaves nothing to show. */
export const success = z.object({ success: z.boolean() });

/** The response of a call on many rows: how many were done, and which were not, with the reason. */
export const bulkResponse = z.object({
  count: z.int(),
  failed: z.array(z.object({ id: z.string(), message: z.string() })),
});
