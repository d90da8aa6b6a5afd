import { formatUsd } from '@payfac/domain/money';
import { paymentLinkStatusLabels } from '@payfac/domain/payment-links';
import { recordSearch } from '../../shared/records/record-search.ts';
import { sessionAt } from './address.ts';
import { api } from './api.ts';
import { purposeOf } from './sessions/purpose.ts';

export const search = recordSearch({
  records: 'hosted sessions',
  call: (query, options) => api.hostedSessions.list({ query }, options),
  found: (session) => ({
    id: session.sessionId,
    label: `${purposeOf(session)} · ${formatUsd(session.totalAmount)}`,
    description: `${paymentLinkStatusLabels[session.status]} · ${session.customerName ?? session.email ?? 'Anyone'} · ${session.accountName}`,
    href: sessionAt(session.sessionId),
  }),
});
