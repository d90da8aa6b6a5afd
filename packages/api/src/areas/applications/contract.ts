// A single long file: the calls of one area are read together, and share their paths, names and statuses.
import {
  applicationSchema,
  applicationStatuses,
  businessTypes,
  checkKinds,
  checkResults,
  checkSchema,
  merchantCategorySchema,
  merchantStages,
  pciStatuses,
  provisioningStatuses,
} from '@payfac/domain/accounts';
import { requiredNote, requiredText } from '@payfac/domain/validation';
import * as z from 'zod/mini';
import type { Calls, Endpoint } from '../../kernel/endpoint.ts';
import { preferServer, unexpectedFailure } from '../../kernel/failure.ts';
import { applicationId, subMerchantObjId } from '../../kernel/fields.ts';
import { listOf, listQuery } from '../../kernel/list.ts';
import { anyId, anyOf, queryBoolean, span, textFilter } from '../../kernel/query.ts';
import { accountName } from '../account-names/contract.ts';
import { applicationsMessages } from './messages.ts';
import {
  applicationChangesSchema,
  cloneSchema,
  newApplicationSchema,
  subMerchantChangesSchema,
} from './schemas.ts';

const overviews = ['merchant.account.overview', 'serviceProvider.account.overview'] as const;
const byId = z.strictObject({
  /** Id of the application. */
  id: z.string(),
});
const byBothIds = z.strictObject({
  /** Id of the application. */
  id: z.string(),
  subMerchantObjId,
});
const nameFields = [
  'subMerchantId',
  'applicationId',
  'dbaName',
  'legalName',
  'features',
] as const satisfies readonly (keyof typeof accountName.shape)[];

export const list = {
  id: 'applications.list',
  method: 'GET',
  path: 'backoffice/accounts',
  reads: ['accounts'],
  access: ['sidebar.accounts', 'sidebar.merchant.accounts'],
  query: listQuery(['createdAt', 'submittedAt', 'status', 'dbaName', 'pciStatus', 'pciExpiresOn'], {
    ...span,
    /** Text in the DBA or legal name. */
    business: textFilter,
    /** Owners of the business. */
    owners: textFilter,
    /** Id of the merchant's application, `app_…`, from `applications.list`. */
    applicationId: anyId(),
    /** Id of the merchant account (sub-merchant). */
    subMerchantId: anyId(),
    /** Id of the service provider's product. */
    spProductId: anyId(),
    /** Current status. */
    status: anyOf(applicationStatuses),
    /** Stage of the application. */
    stage: anyOf(merchantStages),
    /** Status of the provisioning request. */
    provisioning: anyOf(provisioningStatuses),
    /** Ownership type of the business. */
    ownershipType: anyOf(businessTypes),
    /** Merchant category code: four digits. */
    mcc: anyId(),
    /** Whether processing is suspended. */
    isSuspended: z.optional(queryBoolean),
    /** PCI status as of today: a lapsed attestation is expired. */
    pci: anyOf(pciStatuses),
  }),
  output: listOf(applicationSchema),
  failure: preferServer(applicationsMessages.list),
  list: true,
  csv: 'applications',
} as const satisfies Endpoint;

export const get = {
  id: 'applications.get',
  method: 'GET',
  path: 'backoffice/accounts/{id}',
  reads: ['accounts'],
  access: overviews,
  params: byId,
  output: applicationSchema,
  failure: preferServer(applicationsMessages.list),
} as const satisfies Endpoint;

/** Returns `success: false` with a message when the product doesn't accept such a merchant. */
export const create = {
  id: 'applications.create',
  method: 'POST',
  path: 'backoffice/accounts/new',
  changes: ['accounts', 'notifications', 'invites'],
  access: ['accounts.new'],
  body: newApplicationSchema,
  output: z.object({
    /** True when the call succeeded. */
    success: z.boolean(),
    /** Human-readable message. */
    message: z.string(),
    /** Null when the application was not created. */
    applicationId: z.nullable(z.string()),
  }),
  failure: preferServer(applicationsMessages.create),
} as const satisfies Endpoint;

export const submit = {
  id: 'applications.submit',
  method: 'POST',
  path: 'backoffice/accounts/submit',
  changes: ['accounts', 'notifications', 'invites'],
  access: ['accounts.submit'],
  body: z.strictObject({ applicationId }),
  output: applicationSchema,
  failure: unexpectedFailure,
} as const satisfies Endpoint;

export const clone = {
  id: 'applications.clone',
  method: 'POST',
  path: 'backoffice/accounts/clone',
  changes: ['accounts', 'notifications', 'invites'],
  access: ['accounts.clone'],
  body: cloneSchema,
  output: applicationSchema,
  failure: unexpectedFailure,
} as const satisfies Endpoint;

export const raw = {
  id: 'applications.raw',
  method: 'POST',
  path: 'backoffice/accounts/raw',
  reads: ['accounts'],
  access: ['accounts.status'],
  body: z.strictObject({ applicationId: z.string() }),
  output: z.object({
    applicationId,
    /** The record as the processor stores it. */
    raw: z.record(z.string(), z.unknown()),
  }),
  failure: unexpectedFailure,
} as const satisfies Endpoint;

export const checks = {
  id: 'applications.checks',
  method: 'POST',
  path: 'backoffice/accounts/checks',
  reads: ['accounts'],
  access: ['accounts.check', 'sidebar.accounts'],
  query: listQuery(['ranAt'], {
    /** Id of the merchant's application, `app_…`, from `applications.list`. */
    applicationId: anyId(),
    /** Id of the sub-merchant record in the application. */
    subMerchantObjId: anyId(),
    /** Kind of check. */
    kind: anyOf(checkKinds),
    /** Result of the check. */
    result: anyOf(checkResults),
  }),
  output: listOf(checkSchema),
  failure: unexpectedFailure,
  list: true,
} as const satisfies Endpoint;

export const approve = {
  id: 'applications.approve',
  method: 'POST',
  path: 'backoffice/accounts/{id}/approve',
  changes: ['accounts', 'notifications', 'invites'],
  access: ['accounts.approve'],
  params: byId,
  body: z.strictObject({
    /** Internal note. */
    note: z.optional(requiredNote(2000)),
    /** Open items to approve despite, each by name with a reason. */
    overrides: z.optional(
      z
        .array(
          z.strictObject({
            /** Name of the open item, as the `errors` of a refused approval give it. */
            item: requiredText(100),
            /** Reason entered by the person who did it. */
            reason: requiredNote(500),
          }),
        )
        .check(z.maxLength(100)),
    ),
  }),
  output: applicationSchema,
  failure: unexpectedFailure,
} as const satisfies Endpoint;

/** Clears a failed sanctions or identity check that matched another person. */
export const clearCheck = {
  id: 'applications.clearCheck',
  method: 'POST',
  path: 'backoffice/accounts/{id}/checks/{checkId}/clear',
  changes: ['accounts'],
  access: ['accounts.check'],
  extension: 'A failed check can be a false match, which must be cleared so that its task closes.',
  params: z.strictObject({
    /** Id of the application. */
    id: z.string(),
    /** Id of the check, `chk_…`, from the application. */
    checkId: z.string(),
  }),
  body: z.strictObject({
    /** Evidence in the merchant's favor. */
    evidence: requiredNote(2000),
  }),
  output: checkSchema,
  failure: unexpectedFailure,
} as const satisfies Endpoint;

export const update = {
  id: 'applications.update',
  method: 'PUT',
  path: 'backoffice/accounts/{id}',
  changes: ['accounts', 'notifications', 'invites'],
  access: ['accounts.status', 'accounts.decline', 'accounts.requestInformation', 'accounts.submit'],
  params: byId,
  body: applicationChangesSchema,
  output: applicationSchema,
  failure: unexpectedFailure,
} as const satisfies Endpoint;

export const open = {
  id: 'applications.open',
  method: 'PUT',
  path: 'backoffice/accounts/open',
  changes: ['accounts', 'notifications', 'invites'],
  access: ['accounts.status'],
  body: z.strictObject({
    applicationId,
    /** Reason entered by the person who did it. */
    reason: requiredNote(500),
  }),
  output: applicationSchema,
  failure: unexpectedFailure,
} as const satisfies Endpoint;

export const categories = {
  id: 'applications.categories',
  method: 'GET',
  path: 'backoffice/accounts/mcc',
  reads: [],
  access: 'signed-in',
  query: listQuery(['mcc', 'description'], {
    /** Merchant category code: four digits. */
    mcc: textFilter,
    /** Description. */
    description: textFilter,
  }),
  output: listOf(merchantCategorySchema),
  failure: unexpectedFailure,
  list: true,
} as const satisfies Endpoint;

/** Returns the application with only this record in `subMerchantDocs`. */
export const getSubMerchant = {
  id: 'applications.getSubMerchant',
  method: 'GET',
  path: 'backoffice/accounts/{id}/submerchants/{subMerchantObjId}',
  reads: ['accounts'],
  access: overviews,
  params: byBothIds,
  output: applicationSchema,
  failure: preferServer(applicationsMessages.getSubMerchant),
} as const satisfies Endpoint;

export const updateSubMerchant = {
  id: 'applications.updateSubMerchant',
  method: 'PUT',
  path: 'backoffice/accounts/{id}/submerchants/{subMerchantObjId}',
  changes: ['accounts', 'notifications', 'invites'],
  access: ['accounts.submit'],
  params: byBothIds,
  body: subMerchantChangesSchema,
  output: applicationSchema,
  failure: preferServer(applicationsMessages.updateSubMerchant),
} as const satisfies Endpoint;

/** Emails the merchant what its PCI compliance is missing. */
export const remindPci = {
  id: 'applications.remindPci',
  method: 'POST',
  path: 'backoffice/accounts/{id}/pci-reminder',
  changes: ['accounts'],
  access: ['sidebar.pciCompliance'],
  extension: 'The PCI compliance page sends merchants reminders to attest.',
  params: byId,
  output: applicationSchema,
  failure: unexpectedFailure,
} as const satisfies Endpoint;

/** Names of accounts, limited to the requested fields. */
export const lookup = {
  id: 'applications.lookup',
  method: 'GET',
  path: 'submerchants',
  reads: ['accounts'],
  access: 'signed-in',
  query: listQuery(['dbaName'], {
    /** Fields to return; all when empty. */
    fields: anyOf(nameFields),
    /** Display name. */
    name: textFilter,
    /** Id of the merchant account (sub-merchant). */
    subMerchantId: anyId(),
  }),
  output: listOf(z.partial(accountName)),
  failure: preferServer(applicationsMessages.lookup),
  list: true,
} as const satisfies Endpoint;

const calls = {
  /** List applications. */
  list,
  /** Get an application. */
  get,
  /** Create an application. */
  create,
  /** Submit an application. */
  submit,
  /** Copy an application to another product. */
  clone,
  /** Get an application as stored. */
  raw,
  /** List checks of applications. */
  checks,
  /** Approve an application. */
  approve,
  /** Clear a false match of a check. */
  clearCheck,
  /** Update an account. */
  update,
  /** Reopen an archived application. */
  open,
  /** List merchant category codes. */
  categories,
  /** Get an application by one of its sub-merchants. */
  getSubMerchant,
  /** Update a sub-merchant record. */
  updateSubMerchant,
  /** Remind a merchant of its PCI compliance. */
  remindPci,
  /** Look up account names. */
  lookup,
};

export type ApplicationsArea = Calls<typeof calls>;

export const applications: ApplicationsArea = calls;
