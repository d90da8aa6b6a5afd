import * as z from 'zod/mini';
import { inviteSchema } from './invite.ts';

/** Why a row of an upload failed. */
export const uploadErrorTypes = ['validation', 'duplicate', 'delivery'] as const;
export type UploadErrorType = (typeof uploadErrorTypes)[number];

/** A row that failed. */
export const failedUploadRowSchema = z.object({
  /** Row number as in the file, where the header is 1; 0 when the file as a whole failed. */
  rowNumber: z.int(),
  /** Display name. */
  name: z.string(),
  /** Email address, such as `grace@mail.example`. */
  email: z.string(),
  /** What is wrong with the row. */
  errorDetails: z.object({
    /** Type. */
    type: z.enum(uploadErrorTypes),
    /** Human-readable message. */
    message: z.string(),
  }),
});
export type FailedUploadRow = z.output<typeof failedUploadRowSchema>;

/** The result of uploading a CSV file of invites. */
export const inviteUploadSchema = z.object({
  /** Rows that succeeded. */
  succeeded: z.object({
    /** Number of rows. */
    count: z.int(),
    /** The invite each row created. */
    results: z.array(inviteSchema),
  }),
  /** Rows that failed, each with the reason. */
  failed: z.object({
    /** Number of rows. */
    count: z.int(),
    /** One result per failed row. */
    results: z.array(failedUploadRowSchema),
  }),
});
export type InviteUpload = z.output<typeof inviteUploadSchema>;
