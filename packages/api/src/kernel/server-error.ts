import * as z from 'zod/mini';

/** The body of every error response. */
export const serverErrorSchema = z.object({
  /** Error code, stable and in upper case: see `errorCodes`. */
  code: z.string(),
  /** Human-readable message. */
  message: z.string(),
  /** Request id to quote to support. */
  requestId: z.optional(z.string()),
  /** Processor's response code for a declined payment, such as 51. */
  declineCode: z.optional(z.string()),
  /** Id of the declined payment, so that it can be opened. */
  transactionId: z.optional(z.string()),
  /** For a refused move: the user action that last moved the record, if any; they were faster, or it was long ago. */
  lastAct: z.optional(
    z.object({
      /** Name of the user. */
      who: z.string(),
      /** What the user did, such as `Started the processor review`. */
      what: z.string(),
      /** When, in ISO 8601. */
      at: z.string(),
    }),
  ),
  /** Problems by field. */
  errors: z.optional(
    z.array(
      z.object({
        /** Path of the field: `billingAddress.zip`. */
        path: z.string(),
        /** Human-readable message. */
        message: z.string(),
      }),
    ),
  ),
});

export type ServerError = z.output<typeof serverErrorSchema>;
