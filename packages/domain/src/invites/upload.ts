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

/** What became of the rows of a CSV file of invites (document 1, section 3). */
export const inviteUploadSchema = z.object({
  succeeded: z.object({ count: z.int(), results: z.array(inviteSchema) }),
  failed: z.object({ count: z.int(), results: z.array(failedUploadRowSchema) }),
});
export type InviteUpload = z.output<typeof inviteUploadSchema>;

/** An upload that failed as a whole, as one failed row with a validation error (document 2, section 8). */
export const failedUpload = (message: string): InviteUpload => ({
  succeeded: { count: 0, results: [] },
  failed: {
    count: 1,
    results: [{ rowNumber: 0, name: '', email: '', errorDetails: { type: 'validation', message } }],
  },
});

/** Columns of the file; the first two are required. */
export const inviteUploadColumns = ['name', 'email', 'mobileNumber', 'businessName'] as const;

/** Rows a file may have. */
export const inviteUploadRowLimit = 500;

/** Bytes a file may have. */
export const inviteUploadSizeLimit = 1_000_000;
