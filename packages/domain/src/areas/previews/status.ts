import type { PreviewData } from './preview.ts';

/** A preview's status: the one in its data, or else `draft`. */
export const previewStatus = ({ status }: PreviewData): string =>
  typeof status === 'string' && status !== '' ? status : 'draft';
