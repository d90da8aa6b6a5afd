import { type Completion, completionLabels } from '@payfac/domain/enumerations';
import {
  type HostedSession,
  type HostedSource,
  linkState,
  linkStateLabels,
} from '@payfac/domain/payment-links';
import { listAt } from '../../shared/address.ts';
import { StatusWord } from '../../shared/status/status-word.tsx';

export const hostedSourceLabels: Readonly<Record<HostedSource, string>> = {
  paymentlink: 'Payment link',
  invoice: 'Invoice',
  subscription: 'Plan invitation',
  checkout: 'Checkout',
};

/** What is paid for on the page, by the most telling words there are. */
export function purposeOf({
  description,
  invoiceNumber,
  source,
}: Pick<HostedSession, 'description' | 'invoiceNumber' | 'source'>): string {
  if (description) return description;
  return invoiceNumber ? `Invoice ${invoiceNumber}` : hostedSourceLabels[source];
}

/** What a page is called beside other records: an invoice is found there itself. */
export const pageName = (session: Parameters<typeof purposeOf>[0]): string =>
  session.invoiceNumber ? `Payment page of ${session.invoiceNumber}` : purposeOf(session);

/** Who and what: `Deposit for Fatima Park`. */
export const sessionTitle = (session: HostedSession): string =>
  session.customerName === null
    ? purposeOf(session)
    : `${purposeOf(session)} for ${session.customerName}`;

/** A hosted session beside its list. */
export const sessionAt = (sessionId: string): string =>
  listAt('/reporting/hosted-sessions', { 'sessions.open': sessionId });

/** A page's status in one word: paid, once it can't be paid again. */
export function SessionBadge({ session }: { readonly session: HostedSession }) {
  const standing = linkState(session);
  return <StatusWord>{linkStateLabels[standing]}</StatusWord>;
}

/** How the last visit ended; a page that nobody opened has had none. */
export const CompletionBadge = ({ completion }: { readonly completion: Completion | null }) =>
  completion === null ? 'Not opened' : <StatusWord>{completionLabels[completion]}</StatusWord>;
