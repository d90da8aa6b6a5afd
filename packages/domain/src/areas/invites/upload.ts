import type { InviteUpload } from './upload-schema.ts';

/** An upload that failed as a whole, as one failed row with a validation error. */
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

/** Rows a file may have. */
export const inviteUploadRowLimit = 500;

/** Bytes a file may have. */
export const inviteUploadSizeLimit = 1_000_000;
