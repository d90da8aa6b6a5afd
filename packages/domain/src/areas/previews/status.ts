import type { PreviewData } from './preview.ts';

/** A preview's status: what its data says, otherwise `draft`. */
export const previewStatus = ({ status }: PreviewData): string =>
  typeof status === 'string' && status !== '' ? status : 'draft';
