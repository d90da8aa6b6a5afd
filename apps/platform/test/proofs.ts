import type * as contract from '@payfac/api/contract';
import type { Endpoint } from '@payfac/api/contract';
import { accountsCenterProof, accountsProof } from '../src/areas/accounts/accounts.proof.ts';
import { activitiesProof } from '../src/areas/activities/activities.proof.ts';
import { alertsProof } from '../src/areas/alerts/alerts.proof.ts';
import { apiKeysProof } from '../src/areas/api-keys/api-keys.proof.ts';
import { apiLogsProof } from '../src/areas/api-logs/api-logs.proof.ts';
import { applicantsProof } from '../src/areas/applicants/applicants.proof.ts';
import {
  applicationsCenterProof,
  applicationsProof,
} from '../src/areas/applications/applications.proof.ts';
import { authProof } from '../src/areas/auth/auth.proof.ts';
import { balanceProof } from '../src/areas/balance/balance.proof.ts';
import { bankAccountsProof } from '../src/areas/bank-accounts/bank-accounts.proof.ts';
import { capitalProof } from '../src/areas/capital/capital.proof.ts';
import { commentsProof } from '../src/areas/comments/comments.proof.ts';
import { customersProof } from '../src/areas/customers/customers.proof.ts';
import { disputesProof } from '../src/areas/disputes/disputes.proof.ts';
import { echecksProof } from '../src/areas/echecks/echecks.proof.ts';
import { facilitatorsProof } from '../src/areas/facilitators/facilitators.proof.ts';
import { feesProof } from '../src/areas/fees/fees.proof.ts';
import { fundsCenterProof, fundsProof } from '../src/areas/funds/funds.proof.ts';
import { hostedSessionsProof } from '../src/areas/hosted-sessions/hosted-sessions.proof.ts';
import { installmentsProof } from '../src/areas/installments/installments.proof.ts';
import { invitesProof } from '../src/areas/invites/invites.proof.ts';
import { invoicesProof } from '../src/areas/invoices/invoices.proof.ts';
import { ledgerProof } from '../src/areas/ledger/ledger.proof.ts';
import { metricsProof } from '../src/areas/metrics/metrics.proof.ts';
import { notificationsProof } from '../src/areas/notifications/notifications.proof.ts';
import { operationsProof } from '../src/areas/operations/operations.proof.ts';
import { outcomesProof } from '../src/areas/outcomes/outcomes.proof.ts';
import { paymentLinkTemplatesProof } from '../src/areas/payment-link-templates/payment-link-templates.proof.ts';
import { paymentLinksProof } from '../src/areas/payment-links/payment-links.proof.ts';
import {
  payoutAccountsCenterProof,
  payoutAccountsProof,
} from '../src/areas/payout-accounts/payout-accounts.proof.ts';
import { payoutsProof } from '../src/areas/payouts/payouts.proof.ts';
import { plansProof } from '../src/areas/plans/plans.proof.ts';
import { previewsProof } from '../src/areas/previews/previews.proof.ts';
import { processorSessionsProof } from '../src/areas/processor-sessions/processor-sessions.proof.ts';
import { productsProof } from '../src/areas/products/products.proof.ts';
import {
  provisioningCenterProof,
  provisioningProof,
} from '../src/areas/provisioning/provisioning.proof.ts';
import { rawsProof } from '../src/areas/raws/raws.proof.ts';
import { reconciliationProof } from '../src/areas/reconciliation/reconciliation.proof.ts';
import { reportingProof } from '../src/areas/reporting/reporting.proof.ts';
import { riskProof } from '../src/areas/risk/risk.proof.ts';
import { riskRulesProof } from '../src/areas/risk-rules/risk-rules.proof.ts';
import { secondFactorProof } from '../src/areas/second-factor/second-factor.proof.ts';
import { subscriptionsProof } from '../src/areas/subscriptions/subscriptions.proof.ts';
import { tagsProof } from '../src/areas/tags/tags.proof.ts';
import { tokenSessionsProof } from '../src/areas/token-sessions/token-sessions.proof.ts';
import { tokenStatisticsProof } from '../src/areas/token-statistics/token-statistics.proof.ts';
import { tokenizationProof } from '../src/areas/tokenization/tokenization.proof.ts';
import { tokenizationSessionsProof } from '../src/areas/tokenization-sessions/tokenization-sessions.proof.ts';
import { transactionsProof } from '../src/areas/transactions/transactions.proof.ts';
import { usersProof } from '../src/areas/users/users.proof.ts';
import { webhooksProof } from '../src/areas/webhooks/webhooks.proof.ts';
import { contractAreas } from '../src/program/registry.ts';
import type { AnyNaming, AnyProof, CsvFile, Proof, Reach } from './proof/proof.ts';
import type { AnySent, Stage } from './proof/scene.ts';

/** The names of the areas that the contract exports. */
type AreaName = {
  [Name in keyof typeof contract]: (typeof contract)[Name] extends contract.Area ? Name : never;
}[keyof typeof contract];

/** A missing area of the contract doesn't type-check. */
const ofContract = {
  accounts: accountsProof,
  accountsCenter: accountsCenterProof,
  activities: activitiesProof,
  alerts: alertsProof,
  apiKeys: apiKeysProof,
  apiLogs: apiLogsProof,
  applicants: applicantsProof,
  applications: applicationsProof,
  applicationsCenter: applicationsCenterProof,
  auth: authProof,
  balance: balanceProof,
  bankAccounts: bankAccountsProof,
  capital: capitalProof,
  comments: commentsProof,
  customers: customersProof,
  disputes: disputesProof,
  echecks: echecksProof,
  facilitators: facilitatorsProof,
  fees: feesProof,
  funds: fundsProof,
  fundsCenter: fundsCenterProof,
  hostedSessions: hostedSessionsProof,
  installments: installmentsProof,
  invites: invitesProof,
  invoices: invoicesProof,
  ledger: ledgerProof,
  metrics: metricsProof,
  notifications: notificationsProof,
  operations: operationsProof,
  outcomes: outcomesProof,
  paymentLinkTemplates: paymentLinkTemplatesProof,
  paymentLinks: paymentLinksProof,
  payoutAccounts: payoutAccountsProof,
  payoutAccountsCenter: payoutAccountsCenterProof,
  payouts: payoutsProof,
  plans: plansProof,
  previews: previewsProof,
  processorSessions: processorSessionsProof,
  products: productsProof,
  provisioning: provisioningProof,
  provisioningCenter: provisioningCenterProof,
  raws: rawsProof,
  reconciliation: reconciliationProof,
  reporting: reportingProof,
  risk: riskProof,
  riskRules: riskRulesProof,
  secondFactor: secondFactorProof,
  subscriptions: subscriptionsProof,
  tags: tagsProof,
  tokenSessions: tokenSessionsProof,
  tokenStatistics: tokenStatisticsProof,
  tokenization: tokenizationProof,
  tokenizationSessions: tokenizationSessionsProof,
  transactions: transactionsProof,
  users: usersProof,
  webhooks: webhooksProof,
} satisfies { readonly [Name in AreaName]: Proof<(typeof contract)[Name]> };

/** The proofs of all areas, by area and call. */
export const proofs: Readonly<Record<string, Readonly<Record<string, AnyProof>>>> = ofContract;

/** A call of the contract with its proof. */
export interface Proved {
  readonly id: string;
  readonly area: string;
  readonly key: string;
  readonly endpoint: Endpoint;
  readonly proof: AnyProof;
}

export const everyCall: readonly Proved[] = Object.entries(proofs).flatMap(([area, calls]) =>
  Object.entries(calls).map(([key, proof]): Proved => {
    const endpoint = contractAreas[area]?.[key];
    if (!endpoint) throw new Error(`${area}.${key} is no call.`);
    return { id: endpoint.id, area, key, endpoint, proof };
  }),
);

/** Calls that require a bearer token. */
export const grantedCalls = everyCall.filter(({ proof: { may } }) => may !== undefined);

/** A call that names an object; `{…}` stands for the id of a place's object. */
export interface ObjectCall extends Proved {
  readonly sent: AnyNaming;
  readonly reach: Reach;
}

export const objectCalls: readonly ObjectCall[] = everyCall.flatMap((one) => {
  const { whose } = one.proof;
  if (typeof whose === 'string' || 'none' in whose || 'within' in whose) return [];
  const namings = 'map' in whose ? whose : [whose];
  return namings.map((sent) => ({ ...one, sent, reach: sent.reach ?? 'account' }));
});

/** A list that is filtered by one account, product or application. */
export interface ListCall extends Proved {
  readonly within: Readonly<Record<string, string>>;
  readonly reach: Reach;
}

const inShort = {
  account: { within: { subMerchantId: '{account}' }, reach: 'account' },
  product: { within: { spProductId: '{product}' }, reach: 'product' },
  person: { within: { subMerchantId: '{account}' }, reach: 'person' },
} as const;

export const listCalls: readonly ListCall[] = everyCall.flatMap((one) => {
  const { whose } = one.proof;
  if (whose === 'nobody') return [];
  const asked = typeof whose === 'string' ? inShort[whose] : whose;
  if (!('within' in asked)) return [];
  return [{ ...one, within: asked.within, reach: asked.reach ?? 'account' }];
});

/** A file, and the call that returns it. */
export interface CsvCall extends Proved {
  readonly csv: CsvFile;
}

export const csvCalls: readonly CsvCall[] = everyCall.flatMap((one) =>
  (one.proof.csv ?? []).map((csv) => ({ ...one, csv })),
);

/** The request that tests whether a call is let through; it names missing objects. */
export function trialOf({ id, proof: { walk } }: Proved): AnySent {
  const naming = objectCalls.find((one) => one.id === id);
  if (naming) return naming.sent;
  if (typeof walk !== 'function') return walk.body instanceof Uint8Array ? {} : walk;
  const list = listCalls.find((one) => one.id === id);
  return list ? { query: list.within } : { params: { period: 'daily' } };
}

/**
 * Makes each of an area's calls in turn, as its proof says.
 * @param make makes a call that must succeed, and returns its response.
 */
export async function walkArea(
  stage: Stage,
  area: string,
  make: (call: Proved, sent: AnySent) => Promise<unknown>,
): Promise<void> {
  stage.forget();
  for (const call of everyCall.filter((one) => one.area === area)) {
    const { walk } = call.proof;
    const found = typeof walk === 'function' ? await walk(stage.scene) : walk;
    for (const sent of 'map' in found ? found : [found]) {
      stage.keep(call.key, await make(call, sent));
    }
  }
}
