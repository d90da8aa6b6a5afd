import { inviteSchema, inviteUploadSchema, listedInviteStatuses } from '@payfac/domain/invites';
import * as z from 'zod/mini';
import type { Calls, Endpoint } from '../../kernel/endpoint.ts';
import { preferServer, unexpectedFailure } from '../../kernel/failure.ts';
import { spProductId } from '../../kernel/fields.ts';
import { listOf, listQuery } from '../../kernel/list.ts';
import { anyId, anyOf, span, textFilter } from '../../kernel/query.ts';
import { success } from '../../kernel/responses.ts';
import { invitesMessages } from './messages.ts';
import {
  inviteChangesSchema,
  inviteUploadFormSchema,
  merchantInviteSchema,
  newInviteSchema,
} from './schemas.ts';

const byId = z.strictObject({
  /** Id of the invite, `inv_…`, from `invites.list`. */
  inviteId: z.string(),
});
const ofProduct = z.strictObject({ spProductId });

/** Deleted invites are never listed. */
export const list = {
  id: 'invites.list',
  method: 'GET',
  path: 'backoffice/invites',
  reads: ['invites'],
  access: ['sidebar.invites'],
  query: listQuery(['createdAt', 'sentAt', 'name', 'status'], {
    ...span,
    /** Id of the service provider's product. */
    spProductId: anyId(),
    /** Current status. */
    status: anyOf(listedInviteStatuses),
    /** Display name. */
    name: textFilter,
    /** Email address, such as `grace@mail.example`. */
    email: textFilter,
    /** Business name. */
    businessName: textFilter,
  }),
  output: listOf(inviteSchema),
  failure: preferServer(invitesMessages.list),
  list: true,
} as const satisfies Endpoint;

export const create = {
  id: 'invites.create',
  method: 'POST',
  path: 'backoffice/invites',
  changes: ['invites'],
  access: ['invites.manage'],
  body: newInviteSchema,
  output: inviteSchema,
  failure: preferServer(invitesMessages.create),
} as const satisfies Endpoint;

export const update = {
  id: 'invites.update',
  method: 'PUT',
  path: 'backoffice/invites/{inviteId}',
  changes: ['invites'],
  access: ['invites.manage'],
  params: byId,
  body: inviteChangesSchema,
  output: inviteSchema,
  failure: preferServer(invitesMessages.update),
} as const satisfies Endpoint;

export const send = {
  id: 'invites.send',
  method: 'POST',
  path: 'backoffice/invites/{inviteId}/send',
  changes: ['invites'],
  access: ['invites.manage'],
  params: byId,
  query: ofProduct,
  output: inviteSchema,
  failure: preferServer(invitesMessages.send),
} as const satisfies Endpoint;

export const remove = {
  id: 'invites.remove',
  method: 'POST',
  path: 'backoffice/invites/{inviteId}/delete',
  changes: ['invites'],
  access: ['invites.manage'],
  params: byId,
  query: ofProduct,
  output: success,
  failure: preferServer(invitesMessages.remove),
} as const satisfies Endpoint;

export const addMerchant = {
  id: 'invites.addMerchant',
  method: 'POST',
  path: 'backoffice/invites/addmerchant',
  changes: ['invites'],
  access: ['invites.manage'],
  body: merchantInviteSchema,
  output: inviteSchema,
  failure: preferServer(invitesMessages.addMerchant),
} as const satisfies Endpoint;

export const createAndSend = {
  id: 'invites.createAndSend',
  method: 'POST',
  path: 'backoffice/invites/createAndSend',
  changes: ['invites'],
  access: ['invites.manage'],
  body: newInviteSchema,
  output: inviteSchema,
  failure: preferServer(invitesMessages.createAndSend),
} as const satisfies Endpoint;

/** A failed upload is shown as one failed row, made by `failedUpload` of `@payfac/domain/invites`. */
export const upload = {
  id: 'invites.upload',
  method: 'POST',
  path: 'backoffice/invites/upload',
  changes: ['invites'],
  access: ['invites.manage'],
  body: inviteUploadFormSchema,
  multipart: true,
  output: inviteUploadSchema,
  failure: unexpectedFailure,
} as const satisfies Endpoint;

const calls = {
  /** List invites. */
  list,
  /** Create an invite. */
  create,
  /** Update an invite. */
  update,
  /** Send an invite. */
  send,
  /** Delete an invite. */
  remove,
  /** Invite an existing merchant to another product. */
  addMerchant,
  /** Create and send an invite. */
  createAndSend,
  /** Upload a CSV file of invites. */
  upload,
};

export type InvitesArea = Calls<typeof calls>;

export const invites: InvitesArea = calls;
