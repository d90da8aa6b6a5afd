import * as z from 'zod/mini';

/** What every failed call returns. */
export const serverErrorSchema = z.object({
  /** Stable and upper case: see `errorCodes`. */
  code: z.string(),
  /** A sentence for people. */
  message: z.string(),
  /** Names the call when asking for help. */
  requestId: z.optional(z.string()),
  /** The processor's response code for a declined payment, such as 51. */
  declineCode: z.optional(z.string()),
  /** The payment that was declined, so that it can be opened. */
  transactionId: z.optional(z.string()),
  /** Who moved what a move was refused for, as far as a person did: they were faster, or it was long ago. */
  lastAct: z.optional(
    z.object({
      /** Their name. */
      who: z.string(),
      /** What they did, such as `Started the processor review`. */
      what: z.string(),
      /** ISO 8601. */
      at: z.string(),
    }),
  ),
  /** What is wrong, by field. */
  errors: z.optional(
    z.array(
      z.object({
        /** The field at fault, with its parents: `billingAddress.zip`. */
        path: z.string(),
        /** A sentence for people. */
        message: z.string(),
      }),
    ),
  ),
});

export type ServerError = z.output<typeof serverErrorSchema>;
