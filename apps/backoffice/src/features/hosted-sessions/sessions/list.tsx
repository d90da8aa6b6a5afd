import { list } from '@payfac/api/contract/hosted-sessions';
import { paymentLinkStatusLabels } from '@payfac/domain/payment-links';
import { sessionRowActions } from '../../../entities/hosted-sessions/actions.tsx';
import { sessionColumns } from '../../../entities/hosted-sessions/columns.tsx';
import { purposeOf } from '../../../entities/hosted-sessions/purpose.ts';
import { stale } from '../../../entities/hosted-sessions/stale.ts';
import { laterPart } from '../../../shared/later/later-part.ts';
import { defineList } from '../../../shared/lists/define-list.tsx';
import { rowOf } from '../../../shared/lists/detail/row-of.ts';
import { ListView } from '../../../shared/lists/list-view.tsx';
import { countsOf } from '../../../shared/lists/statistics/counts-of.ts';
import { api } from '../api.ts';
import { sessionFilters } from './filters.ts';

const SessionDetail = laterPart(
  async () => (await import('../../../entities/hosted-sessions/session-detail.tsx')).SessionDetail,
);

const load = rowOf({
  noun: 'Hosted session',
  list: (sessionId, options) => api.hostedSessions.list({ query: { sessionId } }, options),
  keyOf: ({ sessionId }) => sessionId,
});

const byStatus = {
  key: 'status',
  tabs: [
    { label: 'All', values: [] },
    { label: paymentLinkStatusLabels.created, values: ['created'] },
    { label: paymentLinkStatusLabels.sent, values: ['sent', 'resent'] },
    { label: paymentLinkStatusLabels.initiated, values: ['initiated'] },
    { label: paymentLinkStatusLabels.onboarding, values: ['onboarding'] },
    { label: paymentLinkStatusLabels.expired, values: ['expired'] },
    { label: paymentLinkStatusLabels.canceled, values: ['canceled'] },
  ],
} as const;

export const hostedSessions = defineList(list, {
  report: 'hosted-sessions',
  noun: { one: 'hosted session', many: 'hosted sessions' },
  call: api.hostedSessions.list,
  rowKey: ({ sessionId }) => sessionId,
  rowName: (session) => `${purposeOf(session)}, ${session.customerName ?? session.sessionId}`,
  columns: sessionColumns,
  filters: sessionFilters,
  defaultSort: '-createdAt',
  tabs: { ...byStatus, counts: countsOf(list, api.hostedSessions.list, byStatus) },
  empty: 'Payment links and other pages where customers pay show up here.',
  detail: {
    load,
    title: (_, session) => (session ? purposeOf(session) : 'Hosted session'),
    content: (session) => <SessionDetail session={session} />,
  },
  rowActions: sessionRowActions,
  invalidates: stale,
});

export const HostedSessions = () => <ListView list={hostedSessions} prefix="sessions" isBeside />;
