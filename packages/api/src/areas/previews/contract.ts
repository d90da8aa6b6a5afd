import { previewDataSchema, previewModels, previewSchema } from '@payfac/domain/previews';
import * as z from 'zod/mini';
import type { Calls, Endpoint } from '../../kernel/endpoint.ts';
import { preferServer } from '../../kernel/failure.ts';
import { invoicesMessages } from '../invoices/messages.ts';

const failure = preferServer(invoicesMessages.failed);

/** Any ability to create a record that can be previewed. */
const access = [
  'invoices.manage',
  'paylink.send',
  'paymentLinkManager',
  'subscriptions.manage',
] as const;

export const create = {
  id: 'previews.create',
  method: 'POST',
  path: 'backoffice/previews',
  changes: [],
  access,
  body: z.strictObject({
    /** Type of the record. */
    modelName: z.enum(previewModels),
    /** Id of the record. */
    modelId: z.optional(z.nullable(z.string())),
    /** Form data entered so far. */
    data: previewDataSchema,
  }),
  output: previewSchema,
  failure,
} as const satisfies Endpoint;

export const update = {
  id: 'previews.update',
  method: 'PUT',
  path: 'backoffice/previews/{previewId}',
  changes: [],
  access,
  params: z.strictObject({
    /** Id of the preview, `prv_…`, which `previews.create` returned. */
    previewId: z.string(),
  }),
  body: z.strictObject({
    /** Form data entered so far. */
    data: previewDataSchema,
  }),
  output: previewSchema,
  failure,
} as const satisfies Endpoint;

const calls = {
  /** Preview an invoice, a payment link or a plan. */
  create,
  /** Update a preview. */
  update,
};

export type PreviewsArea = Calls<typeof calls>;

export const previews: PreviewsArea = calls;
