import { applicationStatuses } from '@payfac/domain/accounts';
import { applicantSchema } from '@payfac/domain/invites';
import * as z from 'zod/mini';
import type { Calls, Endpoint } from '../../kernel/endpoint.ts';
import { preferServer } from '../../kernel/failure.ts';
import { listOf, listQuery } from '../../kernel/list.ts';
import { anyId, anyOf, span, textFilter } from '../../kernel/query.ts';
import { applicantFailure, applicantsMessages } from './messages.ts';

export const list = {
  id: 'applicants.list',
  method: 'GET',
  path: 'users/applicants',
  reads: ['invites'],
  access: ['sidebar.invites'],
  query: listQuery(['createdAt', 'name'], {
    ...span,
    /** Id of the service provider's product. */
    spProductId: anyId(),
    /** Current status. */
    status: anyOf(applicationStatuses),
    /** Display name. */
    name: textFilter,
    /** Email address, such as `grace@mail.example`. */
    email: textFilter,
  }),
  output: z.object({
    /** True when the call succeeded. */
    success: z.boolean(),
    ...listOf(applicantSchema).shape,
  }),
  failure: preferServer(applicantsMessages.list),
  list: true,
} as const satisfies Endpoint;

export const get = {
  id: 'applicants.get',
  method: 'GET',
  path: 'users/applicants/{id}',
  reads: ['invites'],
  access: ['sidebar.invites'],
  params: z.strictObject({
    /** Id of the user. */
    id: z.string(),
  }),
  output: z.object({
    /** True when the call succeeded. */
    success: z.boolean(),
    /** The applicant. */
    data: applicantSchema,
  }),
  failure: applicantFailure,
} as const satisfies Endpoint;

const calls = {
  /** List applicants. */
  list,
  /** Get an applicant. */
  get,
};

export type ApplicantsArea = Calls<typeof calls>;

export const applicants: ApplicantsArea = calls;
