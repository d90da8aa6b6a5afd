import { formatUsd } from '@payfac/domain/money';
import { linkStanding, linkStandingLabels } from '@payfac/domain/payment-links';
import { sessionAt } from '../../entities/hosted-sessions/address.ts';
import { pageName } from '../../entities/hosted-sessions/purpose.ts';
import { recordSearch } from '../../shared/records/record-search.ts';
import { api } from './api.ts';

export const search = recordSearch({
  records: 'hosted sessions',
  call: (query, options) => api.hostedSessions.list({ query }, options),
  found: (session) => ({
    id: session.sessionId,
    label: `${pageName(session)} · ${formatUsd(session.totalAmount)}`,
    description: `${linkStandingLabels[linkStanding(session)]} · ${session.customerName ?? session.email ?? 'Anyone'} · ${session.accountName}`,
    href: sessionAt(session.sessionId),
  }),
});
