import * as z from 'zod/mini';
import { inviteSchema } from './invite.ts';

/** Why a row of an upload came to nothing. */
export const uploadErrorTypes = ['validation', 'duplicate', 'delivery'] as const;
export type UploadErrorType = (typeof uploadErrorTypes)[number];

/** A row that failed. */
export const failedUploadRowSchema = z.object({
  /** From 1, the heading not counted; 0 when the file as a whole failed. */
  rowNumber: z.int(),
  /** The name people see. */
  name: z.string(),
  /** Email address, such as `grace@mail.example`. */
  email: z.string(),
  /** What is wrong with the row. */
  errorDetails: z.object({
    /** Which kind it is. */
    type: z.enum(uploadErrorTypes),
    /** A sentence for people. */
    message: z.string(),
  }),
});
export type FailedUploadRow = z.output<typeof failedUploadRowSchema>;

/** The outcome of the rows of a CSV file of invites. */
export const inviteUploadSchema = z.object({
  /** How many succeeded. */
  succeeded: z.object({
    /** Number of rows. */
    count: z.int(),
    /** One for each row. */
    results: z.array(inviteSchema),
  }),
  /** What was not done, each with the reason. */
  failed: z.object({
    /** Number of rows. */
    count: z.int(),
    /** One for each row. */
    results: z.array(failedUploadRowSchema),
  }),
});
export type InviteUpload = z.output<typeof inviteUploadSchema>;
