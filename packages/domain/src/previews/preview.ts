import * as z from 'zod/mini';
import { instant } from '../time/index.ts';

/** What can be previewed (document 1, section 3). */
export const previewModels = ['invoices', 'paymentLinks', 'plans'] as const;
export type PreviewModel = (typeof previewModels)[number];

export const previewModelLabels: Readonly<Record<PreviewModel, string>> = {
  invoices: 'Invoice',
  paymentLinks: 'Payment link',
  plans: 'Plan',
};

/** What is previewed, as its form holds it: it may be unfinished. */
export const previewDataSchema = z.record(z.string().check(z.maxLength(60)), z.unknown());
export type PreviewData = z.output<typeof previewDataSchema>;

/**
 * A page as a payer would see it, of something not yet saved or sent. Beyond the documents: the
 * preview's own id, the address it can be looked at, and until when.
 */
export const previewSchema = z.object({
  previewId: z.string(),
  modelName: z.enum(previewModels),
  /** The record being edited; null while it is new. */
  modelId: z.nullable(z.string()),
  data: previewDataSchema,
  url: z.url(),
  createdAt: instant,
  expiresAt: instant,
});
export type Preview = z.output<typeof previewSchema>;

/** A preview's status: what its data says, otherwise `draft` (document 1, section 4). */
export const previewStatus = ({ status }: PreviewData): string =>
  typeof status === 'string' && status !== '' ? status : 'draft';
