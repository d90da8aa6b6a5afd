import * as hostedSessions from '@payfac/api/contract/hosted-sessions';
import { formatUsd } from '@payfac/domain/money';
import { linkState, linkStateLabels } from '@payfac/domain/payment-links';
import { pageName, sessionAt } from '../../entities/hosted-sessions/session-words.tsx';
import { send } from '../../shared/api/connection.ts';
import { recordSearch } from '../../shared/records/record-search.ts';

export const search = recordSearch({
  records: 'hosted sessions',
  call: (query, options) => send(hostedSessions.list)({ query }, options),
  found: (session) => ({
    id: session.sessionId,
    label: `${pageName(session)} · ${formatUsd(session.totalAmount)}`,
    description: `${linkStateLabels[linkState(session)]} · ${session.customerName ?? session.email ?? 'Anyone'} · ${session.accountName}`,
    href: sessionAt(session.sessionId),
  }),
});
