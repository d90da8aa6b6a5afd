import type { PreviewData } from './preview.ts';

/** A preview's status: what its data says, otherwise `draft` (document 1, section 4). */
export const previewStatus = ({ status }: PreviewData): string =>
  typeof status === 'string' && status !== '' ? status : 'draft';
