import { formatUsd } from '@payfac/domain/money';
import { linkStanding, linkStandingLabels } from '@payfac/domain/payment-links';
import { sessionAt } from '../../entities/hosted-sessions/address.ts';
import { purposeOf } from '../../entities/hosted-sessions/purpose.ts';
import { recordSearch } from '../../shared/records/record-search.ts';
import { api } from './api.ts';

export const search = recordSearch({
  records: 'hosted sessions',
  call: (query, options) => api.hostedSessions.list({ query }, options),
  found: (session) => ({
    id: session.sessionId,
    // The invoice itself is found beside it.
    label: `${session.invoiceNumber ? `Payment page of ${session.invoiceNumber}` : purposeOf(session)} · ${formatUsd(session.totalAmount)}`,
    description: `${linkStandingLabels[linkStanding(session)]} · ${session.customerName ?? session.email ?? 'Anyone'} · ${session.accountName}`,
    href: sessionAt(session.sessionId),
  }),
});
