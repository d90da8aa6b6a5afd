/* A single long file: what the seed must contain is reviewed as one list. */
import { capitalRoles, roles } from '@payfac/domain/access';
import {
  applicationStatuses,
  checkKinds,
  checkResults,
  merchantStages,
  payoutVerifications,
  pciStatuses,
  provisioningStatuses,
} from '@payfac/domain/accounts';
import { alertSeverities, alertStatuses } from '@payfac/domain/alerts';
import { apiKeyStatuses } from '@payfac/domain/api-keys';
import { apiLogMethods } from '@payfac/domain/api-logs';
import { loanStatuses, referralStatuses } from '@payfac/domain/capital';
import { amountChoices } from '@payfac/domain/cart';
import { commentModels } from '@payfac/domain/comments';
import { disputeReasons, disputeStatuses } from '@payfac/domain/disputes';
import { echeckReturnCodes, secCodes } from '@payfac/domain/echecks';
import {
  cardBrands,
  cardKinds,
  completions,
  motoIndicators,
  paymentProviders,
  paymentSources,
  paymentTypes,
} from '@payfac/domain/enumerations';
import { feeKinds } from '@payfac/domain/fees';
import {
  installmentFrequencies,
  installmentRowStatuses,
  installmentStatuses,
} from '@payfac/domain/installments';
import { inviteStatuses, listedInviteStatuses } from '@payfac/domain/invites';
import { invoiceStatuses, paymentTerms } from '@payfac/domain/invoices';
import { postingKinds } from '@payfac/domain/ledger';
import { notificationKinds } from '@payfac/domain/notifications';
import {
  callsToAction,
  hostedSources,
  paymentLinkStatuses,
  usageTypes,
} from '@payfac/domain/payment-links';
import { automaticHolds, payoutModes, payoutStatuses, payoutTypes } from '@payfac/domain/payouts';
import { cancelEffects, planStatuses } from '@payfac/domain/plans';
import { previewModels } from '@payfac/domain/previews';
import { processorSessionOutcomes } from '@payfac/domain/processor-sessions';
import {
  differenceKinds,
  differenceStatuses,
  fileLineStatuses,
  settledOperations,
} from '@payfac/domain/reconciliation';
import { riskActions } from '@payfac/domain/risk';
import { subscriptionStatuses } from '@payfac/domain/subscriptions';
import { tagColors, tagScopes } from '@payfac/domain/tags';
import { tokenSessionStatuses } from '@payfac/domain/token-sessions';
import { outcomes, transactionOperations, transactionStatuses } from '@payfac/domain/transactions';
import { factorKinds, userStatuses } from '@payfac/domain/users';
import { webhookDeliveryStatuses, webhookEventTypes } from '@payfac/domain/webhooks';
import { seedRules } from './data/risk-rules.ts';

type Values = readonly string[];

/** Values that a column may hold but the seed never uses, with the reason. */
interface Absent {
  readonly values: Values;
  readonly because: string;
}

const absent = (because: string, ...values: string[]): Absent => ({ values, because });
const all = (values: Values, because: string): Absent => ({ values, because });
/** The values without some. */
export const but = (values: Values, ...others: string[]) =>
  values.filter((one) => !others.includes(one));

const simulated = 'The merchants of the seed are with the simulators.';
const ownProviders = all(but(paymentProviders, 'simulator', 'simulatorEcheck'), simulated);
const cardProvider = all(but(paymentProviders, 'simulator'), simulated);
const unsettledYet = 'A moment of an operation, over when the seeded time ends.';
const noCard = 'No test card is of the brand.';
const rareBrand = absent('So rare that a small brand may lack it.', 'diners-club');
const noProcessor = 'No processor takes it.';
const made = 'Made as people act, and gone within hours.';
const operationsAbsent = absent('Kept for processors that report it.', 'verification', 'credit');

/** By table and column of the schema, every value that must occur, except for the absent ones. */
export const words: Readonly<Record<string, readonly [values: Values, ...absent: Absent[]]>> = {
  'applications.status': [applicationStatuses],
  'applications.stage': [merchantStages],
  'applications.provisioning': [provisioningStatuses],
  'sub_merchants.echeck_status': [['active', 'inactive']],
  'payout_bank_accounts.account_type': [['checking']],
  'payout_bank_accounts.verification': [payoutVerifications],
  'invites.status': [
    inviteStatuses,
    all(
      inviteStatuses.filter((one) => !listedInviteStatuses.some((listed) => listed === one)),
      'No list shows it.',
    ),
  ],
  'outbox.channel': [['email', 'sms'], absent(made, 'email', 'sms')],
  'api_keys.status': [apiKeyStatuses],
  'loans.status': [loanStatuses],
  'referrals.status': [referralStatuses],
  'account_checks.kind': [checkKinds],
  'account_checks.result': [checkResults],
  'card_tokens.brand': [
    cardBrands,
    absent(noCard, 'cup', 'maestro', 'dankort', 'hipercard'),
    rareBrand,
  ],
  'card_tokens.kind': [cardKinds],
  'bank_account_tokens.account_type': [['checking']],
  'token_sessions.status': [tokenSessionStatuses],
  'transaction_tallies.unit': [['hour', 'day', 'month']],
  'transaction_tallies.operation': [transactionOperations, operationsAbsent],
  'transaction_tallies.payment_type': [paymentTypes, absent(noProcessor, 'giftCard', 'unknown')],
  'transaction_tallies.provider': [paymentProviders, ownProviders],
  'transaction_tallies.outcome': [outcomes, absent(unsettledYet, 'pending', 'errored')],
  'transaction_tallies.status': [['taken', 'declined', 'other']],
  'hosted_sessions.source': [
    hostedSources,
    absent('Plans are sold by invitation, and nobody was invited.', 'subscription'),
  ],
  'hosted_sessions.status': [paymentLinkStatuses],
  'hosted_sessions.completion': [completions],
  'hosted_sessions.amount_or_cart': [amountChoices],
  'hosted_sessions.usage_type': [usageTypes],
  'hosted_sessions.call_to_action': [callsToAction],
  'installments.status': [installmentStatuses],
  'installments.frequency': [installmentFrequencies],
  'installment_payments.status': [installmentRowStatuses],
  'invoices.payment_term': [paymentTerms],
  'invoices.status': [invoiceStatuses],
  'ledger_entries.fee_kind': [feeKinds],
  'ledger_tallies.unit': [['day', 'month']],
  'ledger_entries.kind': [
    postingKinds,
    absent(
      'eChecks come back before they settle, refunds fail before they are booked.',
      'reversal',
    ),
  ],
  'api_logs.method': [apiLogMethods],
  'processor_sessions.processor': [paymentProviders, cardProvider],
  'processor_sessions.operation': [
    transactionOperations,
    operationsAbsent,
    absent('No processor is asked for it.', 'chargeback', 'reversal', 'reconciled'),
  ],
  'processor_sessions.outcome': [
    processorSessionOutcomes,
    absent(unsettledYet, 'open'),
    absent('No processor was away in the last two weeks.', 'errored'),
  ],
  'comments.model_name': [commentModels],
  'tag_definitions.color': [tagColors],
  'tag_definitions.scope': [tagScopes],
  'notification_events.audience': [['staff', 'product', 'account']],
  'notification_events.kind': [notificationKinds],
  'idempotency_keys.state': [['running', 'answered'], absent(made, 'running', 'answered')],
  'previews.model_name': [previewModels, all(previewModels, made)],
  'settlement_files.provider': [paymentProviders, cardProvider],
  'settlement_file_lines.operation': [settledOperations],
  'settlement_file_lines.status': [fileLineStatuses],
  'reconciliation_differences.provider': [paymentProviders, cardProvider],
  'reconciliation_differences.kind': [differenceKinds],
  'reconciliation_differences.status': [differenceStatuses],
  'reconciliation_differences.operation': [
    settledOperations,
    absent('A handful of each kind fell on others.', 'capture', 'refund'),
  ],
  'reconciliation_differences.file_status': [fileLineStatuses],
  'risk_rules.action': [riskActions],
  'risk_rules.severity': [alertSeverities],
  'risk_evaluations.action': [
    riskActions,
    absent('Rules that decline are tried on payments to come.', 'decline'),
  ],
  'alerts.status': [alertStatuses],
  'alerts.severity': [alertSeverities],
  'batches.provider': [paymentProviders, cardProvider],
  'payouts.status': [payoutStatuses],
  'payouts.automatic_hold': [
    automaticHolds,
    all(automaticHolds, 'Held by what people do: an account suspended, a bank account closed.'),
  ],
  'payouts.mode': [payoutModes],
  'payouts.processor': [paymentProviders, all(but(paymentProviders, 'simulatorEcheck'), simulated)],
  'payouts.type': [
    payoutTypes,
    absent(
      'What merchants are owed is paid; what others earn is not.',
      'service-provider',
      'facilitator',
    ),
  ],
  'disputes.status': [disputeStatuses],
  'disputes.reason': [disputeReasons],
  'factors.kind': [
    factorKinds,
    absent('The demo people sign in by their password alone.', 'authenticator', 'passkey'),
  ],
  'plans.status': [planStatuses],
  'subscriptions.status': [subscriptionStatuses],
  'subscriptions.payment_type': [
    paymentTypes,
    absent('Subscribers pay by card.', 'eCheck'),
    absent(noProcessor, 'giftCard', 'unknown'),
  ],
  'subscriptions.cancel_effect': [cancelEffects],
  'transactions.operation': [transactionOperations, operationsAbsent],
  'transactions.outcome': [outcomes, absent(unsettledYet, 'pending', 'errored')],
  'transactions.status': [
    transactionStatuses,
    absent(unsettledYet, 'pending', 'unknown', 'errored'),
    absent('What a processor approved too late is rarer than a year of a brand.', 'reversed'),
  ],
  'transactions.payment_type': [paymentTypes, absent(noProcessor, 'giftCard', 'unknown')],
  'transactions.source': [paymentSources],
  'transactions.provider': [paymentProviders, ownProviders],
  'transactions.card_brand': [
    cardBrands,
    absent(noCard, 'cup', 'maestro', 'dankort', 'hipercard'),
    rareBrand,
  ],
  'transactions.card_kind': [cardKinds],
  'transactions.moto_indicator': [motoIndicators],
  'transactions.sec_code': [secCodes],
  'transactions.return_code': [
    Object.keys(echeckReturnCodes),
    all(
      but(Object.keys(echeckReturnCodes), 'R01'),
      'Hardly any eCheck comes back for another reason.',
    ),
  ],
  'memberships.role': [[...roles, ...capitalRoles]],
  'memberships.place_kind': [['brand', 'product', 'account']],
  'webhook_deliveries.event_type': [
    webhookEventTypes,
    all(
      webhookEventTypes.filter((type) => !/^(payment|payout|settlement)\./.test(type)),
      'The log samples payments, payouts and settlements.',
    ),
    absent(
      'Rarer than a week of a brand.',
      'payment.refund_failed',
      'payment.held_for_review',
      'payment.authorized',
      'payment.captured',
      'payment.expired',
      'payment.returned',
      'payout.failed',
    ),
  ],
  'webhook_deliveries.status': [webhookDeliveryStatuses],
};

/** Values of a column that is computed, or that users define. */
export const others: readonly (readonly [from: string, column: string, values: Values])[] = [
  [
    'alerts',
    'rule_name',
    seedRules.filter(({ enabled, accounts }) => enabled && !accounts).map(({ name }) => name),
  ],
  // As of the day of the first start, taken from the latest payment.
  [
    'applications',
    `case when settings #>> '{pci,expiresOn}'
        < (select max(created_at)::date::text from transactions) then 'expired'
      else settings #>> '{pci,status}' end`,
    pciStatuses,
  ],
  ['sp_products', "webhook ->> 'enabled'", ['false']],
  ['users', "case when locked_at is null then 'active' else 'locked' end", userStatuses],
];

/** Inconsistencies: each query must return nothing. */
export const wrong: Readonly<Record<string, string>> = {
  'a payment of a subscription without its subscription': `select 1 from transactions t where source = 'subscription'
    and not exists (select 1 from subscriptions s where s.subscription_id = t.subscription_id)`,
  'a payment of an invoice without its invoice': `select 1 from transactions t where source = 'invoice'
    and not exists (select 1 from invoices i where i.hosted_session_id = t.hosted_session_id
      and i.invoice_number = t.invoice_number and i.sub_merchant_id = t.sub_merchant_id)`,
  'a payment by link or checkout without its page': `select 1 from transactions t
    where source in ('paymentlink', 'checkout') and not exists (select 1 from hosted_sessions h
      where h.session_id = t.hosted_session_id and h.source = t.source)`,
  'a paid invoice without its payment': `select 1 from invoices i where status = 'Paid' and not exists
    (select 1 from transactions t where t.transaction_id = i.transaction_id
      and t.captured_amount = i.total_amount)`,
  'an invoice number twice': `select invoice_number from invoices group by 1 having count(*) > 1`,
  'an invoice that is not overdue and late': `select 1 from invoices where status = 'Created'
    and due_date < (select anchor::timestamptz::date - 1 from seed_runs limit 1)`,
  'a Visa code on another brand': `select 1 from disputes d join transactions t
    on t.transaction_id = d.root_transaction_id
    where t.card_brand <> 'visa' and d.reason_code in ('10.4', '13.1')`,
  'a file whose totals are not those of its lines': `select 1 from settlement_files f left join lateral (
      select count(*) as lines, coalesce(sum(case when status = 'rejected' then 0
        when operation = 'refund' then -amount else amount end), 0) as paid
      from settlement_file_lines l where l.batch_id = f.batch_id) l on true
    where f.received_at is not null and (f.line_count <> l.lines or f.line_amount <> l.paid)`,
  'a gap that the differences do not explain': `select 1 from settlement_files f left join lateral (
      select coalesce(sum(gap), 0) as gap from reconciliation_differences d
      where d.batch_id = f.batch_id) d on true
    where f.received_at is not null and f.line_amount - f.operation_amount <> d.gap`,
  'a moment that is still to come': `select 1 from transactions
    where created_at > (select anchor::timestamptz from seed_runs limit 1)`,
};
