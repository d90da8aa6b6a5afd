import type { accounts as contract, Output, tokenization } from '@payfac/api/contract';
import {
  applicationStatusLabels,
  businessTypeLabels,
  businessTypes,
  enabledFeatures,
  merchantStageLabels,
} from '@payfac/domain/accounts';
import { applePayState } from '@payfac/domain/apple-pay';
import { type SQL, sql } from 'drizzle-orm';
import { instantColumn, textColumn } from '../../http/csv/columns.ts';
import type { HandlerInput } from '../../http/handlers.ts';
import type { ExportDefinition, ListDefinition } from '../../http/lists/definition.ts';
import type { Computed, RawRow } from '../../http/lists/fields.ts';
import { contains, oneOf } from '../../http/lists/filters.ts';
import { asText } from '../../http/lists/grouped.ts';
import { anyTextMatch } from '../../http/lists/text-match.ts';
import { within } from '../../http/scope.ts';
import { applications, spProducts, subMerchants } from '../../kernel/database/schema/index.ts';
import { usualCeilingOf } from './ceiling.ts';

type View = Output<typeof contract.view>['data'][number];
type ViewQuery = HandlerInput<typeof contract.view>['query'];
type Name = Output<typeof contract.names>['data'][number];
type NamesQuery = HandlerInput<typeof contract.names>['query'];
type ApplePay = Output<typeof tokenization.applePayAccounts>['data'][number];
type ApplePayQuery = HandlerInput<typeof tokenization.applePayAccounts>['query'];

const s = subMerchants;
const a = applications;

const text = (expression: SQL): Computed<string> => ({ expression, read: (value) => value });
const location = sql`${a.identity} -> 'business' -> 'location'`;
const city = sql`${location} ->> 'city'`;
const state = sql`${location} ->> 'state'`;

/** First and last names of all owners, as one searchable text. */
export const ownerNames = sql`(select string_agg(concat_ws(' ', owner ->> 'firstName', owner ->> 'lastName'), ', ')
  from jsonb_array_elements(${a.identity} -> 'owners') as owner)`;

const source = sql`${s} join ${a} on ${a.applicationId} = ${s.applicationId}
  join ${spProducts} on ${spProducts.spProductId} = ${s.spProductId}`;

const fields = {
  applicationId: s.applicationId,
  subMerchantObjId: s.subMerchantObjId,
  subMerchantId: s.subMerchantId,
  dbaName: s.dbaName,
  legalName: s.legalName,
  identity: a.identity,
  ownershipType: s.ownershipType,
  mcc: s.mcc,
  city: text(city),
  state: text(state),
  status: a.status,
  stage: a.stage,
  isSuspended: a.isSuspended,
  spProductId: s.spProductId,
  spProductName: spProducts.name,
  createdAt: a.createdAt,
};

const byName = { expression: sql`lower(${s.dbaName})`, type: 'text' } as const;

/** The list of accounts, for operators and, within their scope, service providers. */
export const accountList: ListDefinition<ViewQuery, typeof fields, View> = {
  fields,
  source,
  id: s.subMerchantId,
  visible: ({ scope }) => within(scope, s),
  filters: {
    owners: contains(ownerNames),
    business: (input) => anyTextMatch([s.dbaName, s.legalName], input),
    status: oneOf(a.status),
    stage: oneOf(a.stage),
    isSuspended: (wanted) => sql`${a.isSuspended} = ${wanted}`,
    spProductId: oneOf(s.spProductId),
    subMerchantId: oneOf(s.subMerchantId),
    state: oneOf(state),
  },
  searched: [s.dbaName, s.legalName, s.subMerchantId, s.applicationId, ownerNames],
  sorts: {
    createdAt: { expression: a.createdAt, type: 'timestamptz' },
    dbaName: byName,
    status: { expression: a.status, type: 'text' },
  },
  defaultSort: '-createdAt',
  toRow: (raw: RawRow<typeof fields>): View => ({
    applicationId: raw.applicationId,
    subMerchantObjId: raw.subMerchantObjId,
    subMerchantId: raw.subMerchantId,
    dbaName: raw.dbaName,
    legalName: raw.legalName,
    owners: raw.identity.owners.map(({ firstName, lastName }) => ({ firstName, lastName })),
    ownershipType: businessTypes.find((type) => type === raw.ownershipType) ?? 'LLC',
    mcc: raw.mcc ?? '',
    city: raw.city ?? '',
    state: raw.state ?? '',
    status: raw.status,
    stage: raw.stage,
    isSuspended: raw.isSuspended,
    spProductId: raw.spProductId,
    spProductName: raw.spProductName,
    createdAt: raw.createdAt,
  }),
};

export const accountExport: ExportDefinition<ViewQuery, View> = {
  fileName: () => 'accounts',
  columns: [
    textColumn('Account ID', (row) => row.subMerchantId),
    textColumn('Application ID', (row) => row.applicationId),
    textColumn('DBA name', (row) => row.dbaName),
    textColumn('Legal name', (row) => row.legalName),
    textColumn('Owners', (row) =>
      row.owners.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join('; '),
    ),
    textColumn('Ownership type', (row) => businessTypeLabels[row.ownershipType]),
    textColumn('MCC', (row) => row.mcc),
    textColumn('City', (row) => row.city),
    textColumn('State', (row) => row.state),
    textColumn('Status', (row) => applicationStatusLabels[row.status]),
    textColumn('Suspended', (row) => (row.isSuspended ? 'Yes' : 'No')),
    textColumn('Stage', (row) => merchantStageLabels[row.stage]),
    textColumn('Product', (row) => row.spProductName),
    instantColumn('Created', (row) => row.createdAt),
  ],
};

const nameFields = {
  subMerchantId: s.subMerchantId,
  applicationId: s.applicationId,
  dbaName: s.dbaName,
  legalName: s.legalName,
  phone: { expression: sql`${a.identity} -> 'business' ->> 'phone'`, read: asText },
  features: a.features,
  echeckStatus: s.echeckStatus,
  echeckEnabled: s.echeckEnabled,
  settings: a.settings,
  riskMetrics: s.riskMetrics,
  processors: s.processors,
};

/** Names of the accounts a user may see, for pickers. */
export const accountNames: ListDefinition<NamesQuery, typeof nameFields, Name> = {
  fields: nameFields,
  source: sql`${s} join ${a} on ${a.applicationId} = ${s.applicationId}`,
  id: s.subMerchantId,
  visible: ({ scope }) => within(scope, s),
  filters: {
    name: (input) => anyTextMatch([s.dbaName, s.legalName], input),
    subMerchantId: oneOf(s.subMerchantId),
    spProductId: oneOf(s.spProductId),
    feature: (feature) => sql`${a.features} -> ${feature} ->> 'enabled' = 'true'`,
  },
  searched: [s.dbaName, s.legalName, s.subMerchantId],
  sorts: { dbaName: byName },
  defaultSort: 'dbaName',
  toRow: (raw) => ({
    subMerchantId: raw.subMerchantId,
    applicationId: raw.applicationId,
    dbaName: raw.dbaName,
    legalName: raw.legalName,
    phone: raw.phone || null,
    features: enabledFeatures(raw.features),
    takesEchecks: raw.echeckEnabled && raw.echeckStatus === 'active',
    dualPricing: raw.settings.dualPricing,
    paymentCeiling: usualCeilingOf(raw),
  }),
};

const applePayFields = {
  applicationId: s.applicationId,
  subMerchantObjId: s.subMerchantObjId,
  subMerchantId: s.subMerchantId,
  dbaName: s.dbaName,
  features: a.features,
  isActivated: s.applePayEnabled,
};

const hasApplePay = sql`coalesce(${a.features} -> 'applePay' ->> 'enabled', 'false') = 'true'`;

/** The domain's `applePayState` in SQL, so that filters match what rows show. */
const applePayStateText = sql`case when not ${hasApplePay} then 'not-in-plan'
  when ${s.applePayEnabled} then 'active' else 'inactive' end`;

/** Accounts with their Apple Pay state. */
export const applePayAccounts: ListDefinition<ApplePayQuery, typeof applePayFields, ApplePay> = {
  fields: applePayFields,
  source: sql`${s} join ${a} on ${a.applicationId} = ${s.applicationId}`,
  id: s.subMerchantId,
  visible: ({ scope }) => within(scope, s),
  filters: {
    name: (input) => anyTextMatch([s.dbaName, s.legalName], input),
    subMerchantId: oneOf(s.subMerchantId),
    state: oneOf(applePayStateText),
  },
  searched: [s.dbaName, s.legalName, s.subMerchantId],
  sorts: { dbaName: byName },
  defaultSort: 'dbaName',
  toRow: (raw) => ({
    applicationId: raw.applicationId,
    subMerchantObjId: raw.subMerchantObjId,
    subMerchantId: raw.subMerchantId,
    dbaName: raw.dbaName,
    state: applePayState(enabledFeatures(raw.features).includes('applePay'), raw.isActivated),
  }),
};
