import * as hostedSessionsCalls from '@payfac/api/contract/hosted-sessions';
import { linkStandingLabels } from '@payfac/domain/payment-links';
import { sessionRowActions } from '../../../entities/hosted-sessions/actions.tsx';
import { sessionColumns } from '../../../entities/hosted-sessions/columns.tsx';
import { purposeOf } from '../../../entities/hosted-sessions/purpose.ts';
import { send } from '../../../shared/api/connection.ts';
import { laterPart } from '../../../shared/later/later-part.ts';
import { defineList } from '../../../shared/lists/define-list.tsx';
import { rowOf } from '../../../shared/lists/detail/row-of.ts';
import { ListView } from '../../../shared/lists/list-view.tsx';
import { countsOf } from '../../../shared/lists/statistics/counts-of.ts';
import { sessionFilters } from './filters.ts';

const SessionDetail = laterPart(
  async () => (await import('../../../entities/hosted-sessions/session-detail.tsx')).SessionDetail,
);

const load = rowOf({
  noun: 'Hosted session',
  list: (sessionId, options) => send(hostedSessionsCalls.list)({ query: { sessionId } }, options),
  keyOf: ({ sessionId }) => sessionId,
});

const byStanding = {
  key: 'standing',
  tabs: [
    { label: 'All', values: [] },
    { label: linkStandingLabels.created, values: ['created'] },
    { label: linkStandingLabels.sent, values: ['sent', 'resent'] },
    { label: linkStandingLabels.initiated, values: ['initiated'] },
    { label: linkStandingLabels.paid, values: ['paid'] },
    { label: linkStandingLabels.onboarding, values: ['onboarding'] },
    { label: linkStandingLabels.expired, values: ['expired'] },
    { label: linkStandingLabels.canceled, values: ['canceled'] },
  ],
} as const;

export const hostedSessions = defineList(hostedSessionsCalls.list, {
  report: 'hosted-sessions',
  noun: { one: 'hosted session', many: 'hosted sessions' },
  rowKey: ({ sessionId }) => sessionId,
  rowName: (session) => `${purposeOf(session)}, ${session.customerName ?? session.sessionId}`,
  columns: sessionColumns,
  filters: sessionFilters,
  defaultSort: '-createdAt',
  tabs: {
    ...byStanding,
    counts: countsOf(hostedSessionsCalls.list, byStanding),
  },
  empty: 'Payment links and other pages where customers pay show up here.',
  detail: {
    load,
    title: (_, session) => (session ? purposeOf(session) : 'Hosted session'),
    content: (session) => <SessionDetail session={session} />,
  },
  rowActions: sessionRowActions,
});

export const HostedSessions = () => <ListView list={hostedSessions} prefix="sessions" isBeside />;
