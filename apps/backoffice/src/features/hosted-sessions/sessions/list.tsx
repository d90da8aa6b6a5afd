import type { list } from '@payfac/api/contract/hosted-sessions';
import * as hostedSessionsCalls from '@payfac/api/contract/hosted-sessions';
import { completionLabels } from '@payfac/domain/enumerations';
import { linkStateLabels, usageTypeLabels } from '@payfac/domain/payment-links';
import { accountPicker } from '../../../entities/accounts/picker.ts';
import { customerFilter } from '../../../entities/customers/picker.ts';
import { sessionRowActions } from '../../../entities/hosted-sessions/actions.tsx';
import { sessionColumns } from '../../../entities/hosted-sessions/columns.tsx';
import {
  hostedSourceLabels,
  purposeOf,
  sessionTitle,
} from '../../../entities/hosted-sessions/session-words.tsx';
import { productFilter } from '../../../entities/products/picker.ts';
import { send } from '../../../shared/api/connection.ts';
import { defineList } from '../../../shared/lists/define-list.tsx';
import { rowOf } from '../../../shared/lists/detail/row-of.ts';
import type { FilterOf } from '../../../shared/lists/filters/filter.ts';
import { ListView } from '../../../shared/lists/list-view.tsx';
import { byStanding, Standings, standingCounts } from './standings.tsx';

const sessionFilters: readonly FilterOf<typeof list.query>[] = [
  { kind: 'instant-range', from: 'from', to: 'to', label: 'Created' },
  { kind: 'choices', key: 'standing', label: 'Status', labels: linkStateLabels },
  { kind: 'choices', key: 'completion', label: 'Last visit', labels: completionLabels },
  { kind: 'money-range', from: 'amountMin', to: 'amountMax', label: 'Amount' },
  { kind: 'record', key: 'subMerchantId', label: 'Account', picker: accountPicker },
  { kind: 'choices', key: 'source', label: 'Opened from', labels: hostedSourceLabels },
  { kind: 'choices', key: 'usageType', label: 'Use', labels: usageTypeLabels },
  customerFilter,
  { kind: 'text', key: 'customerName', label: 'Customer name' },
  { kind: 'text', key: 'email', label: 'Email' },
  { kind: 'text', key: 'invoiceNumber', label: 'Invoice number' },
  { kind: 'text', key: 'accountName', label: 'Account name' },
  productFilter,
  { kind: 'text', key: 'sessionId', label: 'Session ID' },
];

const load = rowOf({
  noun: 'Hosted session',
  list: (sessionId, options) => send(hostedSessionsCalls.list)({ query: { sessionId } }, options),
  keyOf: ({ sessionId }) => sessionId,
});

export const hostedSessions = defineList(hostedSessionsCalls.list, {
  report: 'hosted-sessions',
  noun: { one: 'hosted session', many: 'hosted sessions' },
  rowKey: ({ sessionId }) => sessionId,
  rowName: (session) => `${purposeOf(session)}, ${session.customerName ?? session.sessionId}`,
  columns: sessionColumns,
  filters: sessionFilters,
  defaultSort: '-createdAt',
  summary: { label: 'Statuses', Content: Standings },
  tabs: {
    ...byStanding,
    counts: standingCounts,
  },
  empty: 'Payment links and other pages where customers pay show up here.',
  detail: {
    load,
    title: sessionTitle,
    story: async () =>
      (await import('../../../entities/hosted-sessions/session-detail.tsx')).useSessionStory,
  },
  rowActions: sessionRowActions,
});

export const HostedSessions = () => <ListView list={hostedSessions} prefix="sessions" isBeside />;
