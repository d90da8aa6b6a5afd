import * as z from 'zod/mini';
import { instant } from '../../kernel/time/index.ts';
import { previewModels } from './models.ts';

/** What is previewed, as its form holds it: it may be unfinished. */
export const previewDataSchema = z.record(z.string().check(z.maxLength(60)), z.unknown());
export type PreviewData = z.output<typeof previewDataSchema>;

/**
 * A page as a payer would see it, of something not yet saved or sent, with its address and when that expires.
 */
export const previewSchema = z.object({
  /** Id of the preview, `prv_…`, which `previews.create` returned. */
  previewId: z.string(),
  /** The kind of record it is about. */
  modelName: z.enum(previewModels),
  /** The record being edited; null while it is new. */
  modelId: z.nullable(z.string()),
  /** What is filled in so far. */
  data: previewDataSchema,
  /** The address, beginning with https://. */
  url: z.url(),
  /** When it was made. */
  createdAt: instant,
  /** When it ends by itself. */
  expiresAt: instant,
});
export type Preview = z.output<typeof previewSchema>;
