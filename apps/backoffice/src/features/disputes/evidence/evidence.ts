import { formatPhoneNumber } from '@payfac/domain/contact';
import type { Customer } from '@payfac/domain/customers';
import { type Dispute, disputeStatusLabels } from '@payfac/domain/disputes';
import { formatUsd } from '@payfac/domain/money';
import { displayAvsResult, displayCvvResult } from '@payfac/domain/transactions';
import { wholeContact } from '../../../entities/customers/contact.ts';
import { paidTo, receiptLines } from '../../../entities/transactions/receipt-lines.ts';
import {
  type TimelineEntry,
  timelineEvents,
} from '../../../entities/transactions/timeline-events.ts';
import type { Timeline } from '../../../entities/transactions/transaction.tsx';
import { showMoment } from '../../../shared/time/show.ts';
import { reasonInWords } from '../columns.tsx';

/** A section of a document: facts or a table, or a sentence when there is nothing. */
export interface DocumentPart {
  readonly title: string;
  readonly facts?: readonly (readonly [term: string, value: string])[];
  readonly table?: {
    readonly head: readonly string[];
    readonly rows: readonly (readonly string[])[];
  };
  /** Replaces a table without rows. */
  readonly nothing?: string;
}

export interface EvidenceDocument {
  readonly title: string;
  /** Below the title: when it was created, and the zone of its times. */
  readonly subtitle: string;
  readonly parts: readonly DocumentPart[];
}

type Fact = readonly [term: string, value: string];

const fact = (term: string, value: string | null | undefined): Fact[] =>
  value ? [[term, value]] : [];

const disputeFacts = (dispute: Dispute): Fact[] => [
  ...fact('Dispute ID', dispute.disputeId),
  ...fact('Amount', formatUsd(dispute.amount)),
  ...fact('Reason', reasonInWords(dispute)),
  ...fact('Status', disputeStatusLabels[dispute.status]),
  ...fact('Opened', showMoment(dispute.createdAt)),
  ...fact('Respond by', showMoment(dispute.respondBy)),
  ...fact('Chargeback', dispute.chargebackTransactionId),
];

const issuerFacts = ({ transaction: row }: Timeline): Fact[] => [
  ...fact('AVS', row.avsResult && displayAvsResult(row.avsResult)),
  ...fact('CVV', row.cvvResult && displayCvvResult(row.cvvResult)),
  ...fact('Authorization code', row.authCode),
  ...fact('Response', [row.responseCode, row.responseMessage].filter(Boolean).join(' – ')),
  ...fact('Billing street', row.billingStreet),
  ...fact('Billing ZIP', row.billingZip),
];

const placeOf = ({ street, city, state, zip }: Customer): string =>
  [street, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');

const phone = (number: string | null | undefined): string | undefined =>
  number ? formatPhoneNumber(number) : undefined;

type Address = NonNullable<NonNullable<Timeline['payer']>['billingAddress']>;

const addressOf = (address: Address | null | undefined): string | undefined =>
  address
    ? [address.street, address.unit, address.city, `${address.state} ${address.zip}`]
        .filter(Boolean)
        .join(', ')
    : undefined;

/** The payer, as far as the user who creates the file may see them: masked contact data is left out. */
const customerFacts = ({ payer, relations }: Timeline, customer: Customer | undefined): Fact[] => [
  ...fact('Customer', customer?.name ?? relations.customer?.name),
  ...fact('Company', customer?.company),
  ...fact('Email', wholeContact(customer?.email)),
  ...fact('Phone', phone(wholeContact(customer?.mobileNumber))),
  ...fact('Address', customer && placeOf(customer)),
  ...fact('Customer since', customer && showMoment(customer.createdAt)),
  ...fact('Name on the payment page', payer?.name),
  ...fact('Email on the payment page', payer?.email),
  ...fact('Phone on the payment page', phone(payer?.phone)),
  ...fact('Billing address', addressOf(payer?.billingAddress)),
  ...fact('Shipping address', addressOf(payer?.shippingAddress)),
];

const rowOf = ({ at, event, amount, actor, detail, transactionId }: TimelineEntry) => [
  showMoment(at),
  timelineEvents[event][0],
  amount === null ? '' : formatUsd(amount),
  actor ?? 'System',
  [detail, transactionId].filter(Boolean).join(' · '),
];

const head = ['When', 'What', 'Amount', 'By', 'Detail'] as const;

const refundEvents: ReadonlySet<string> = new Set([
  'refund-requested',
  'refunded',
  'refund-failed',
  'voided',
]);

interface KnownOfDispute {
  readonly dispute: Dispute;
  readonly timeline: Timeline;
  /** Undefined for payments without a customer, and for users who may not see customers. */
  readonly customer: Customer | undefined;
}

/** Everything known about a disputed payment, for the response to the dispute. */
export function evidenceOf(
  { dispute, timeline, customer }: KnownOfDispute,
  madeAt: Date,
): EvidenceDocument {
  const { amounts, total, lines } = receiptLines(timeline);
  const receipt: Fact[] = [
    ...paidTo(timeline).map((text, index): Fact => [index === 0 ? 'Paid to' : '', text]),
    ...fact('Statement descriptor', timeline.account.descriptor),
    ...amounts,
    ['Total', total],
    ...lines,
  ];
  const payer = customerFacts(timeline, customer);
  const parts: DocumentPart[] = [
    { title: 'Dispute', facts: disputeFacts(dispute) },
    { title: 'Receipt', facts: receipt },
    { title: 'Issuer checks', facts: issuerFacts(timeline) },
    ...(payer.length > 0 ? [{ title: 'Customer', facts: payer }] : []),
    {
      title: 'Refund history',
      table: {
        head,
        rows: timeline.data.filter(({ event }) => refundEvents.has(event)).map(rowOf),
      },
      nothing: 'No refund was made before this file was created.',
    },
    {
      title: 'Payment timeline',
      table: { head, rows: timeline.data.map(rowOf) },
      nothing: 'Nothing was recorded.',
    },
  ];
  return {
    title: `Evidence for dispute ${dispute.disputeId}`,
    subtitle: `Created ${showMoment(madeAt)} from the payment’s records.`,
    parts,
  };
}
