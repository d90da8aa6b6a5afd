import * as z from 'zod/mini';

/** What every failed call returns. */
export const serverErrorSchema = z.object({
  /** Stable and upper case: see `errorCodes`. */
  code: z.string(),
  message: z.string(),
  requestId: z.optional(z.string()),
  /** The processor's response code for a declined payment, such as 51. */
  declineCode: z.optional(z.string()),
  /** The payment that was declined, so that it can be opened. */
  transactionId: z.optional(z.string()),
  errors: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
});

export type ServerError = z.output<typeof serverErrorSchema>;
