import * as z from 'zod/mini';
import { inviteSchema } from './invite.ts';

/** Why a row of an upload came to nothing. */
export const uploadErrorTypes = ['validation', 'duplicate', 'delivery'] as const;
export type UploadErrorType = (typeof uploadErrorTypes)[number];

/** A row that failed (document 1, section 3). */
export const failedUploadRowSchema = z.object({
  /** From 1, the heading not counted; 0 when the file as a whole failed. */
  rowNumber: z.int(),
  name: z.string(),
  email: z.string(),
  errorDetails: z.object({ type: z.enum(uploadErrorTypes), message: z.string() }),
});
export type FailedUploadRow = z.output<typeof failedUploadRowSchema>;

/** The outcome of the rows of a CSV file of invites (document 1, section 3). */
export const inviteUploadSchema = z.object({
  succeeded: z.object({ count: z.int(), results: z.array(inviteSchema) }),
  failed: z.object({ count: z.int(), results: z.array(failedUploadRowSchema) }),
});
export type InviteUpload = z.output<typeof inviteUploadSchema>;
