import * as z from 'zod/mini';
import { instant } from '../../kernel/time/index.ts';
import { previewModels } from './models.ts';

/** Data of a preview, as its form holds it; may be incomplete. */
export const previewDataSchema = z.record(z.string().check(z.maxLength(60)), z.unknown());
export type PreviewData = z.output<typeof previewDataSchema>;

/** A preview of the payer's page for a record not yet saved or sent, with its URL and expiry. */
export const previewSchema = z.object({
  /** Id of the preview, `prv_…`, which `previews.create` returned. */
  previewId: z.string(),
  /** Type of the record. */
  modelName: z.enum(previewModels),
  /** Id of the record being edited; null for a new one. */
  modelId: z.nullable(z.string()),
  /** Form data entered so far. */
  data: previewDataSchema,
  /** URL, starting with `https://`. */
  url: z.url(),
  /** When it was created. */
  createdAt: instant,
  /** When it expires. */
  expiresAt: instant,
});
export type Preview = z.output<typeof previewSchema>;
