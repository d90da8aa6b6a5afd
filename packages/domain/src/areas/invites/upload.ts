import type { InviteUpload } from './upload-schema.ts';

/** An upload that failed as a whole, reported as one failed row with a validation error. */
export const failedUpload = (message: string): InviteUpload => ({
  succeeded: { count: 0, results: [] },
  failed: {
    count: 1,
    results: [{ rowNumber: 0, name: '', email: '', errorDetails: { type: 'validation', message } }],
  },
});

/** Columns of the file; the first two are required. */
export const inviteUploadColumns = ['name', 'email', 'mobileNumber', 'businessName'] as const;
export type InviteUploadColumn = (typeof inviteUploadColumns)[number];

/** Maximum rows in a file. */
export const inviteUploadRowLimit = 500;

/** Maximum file size, in bytes. */
export const inviteUploadSizeLimit = 1_000_000;
