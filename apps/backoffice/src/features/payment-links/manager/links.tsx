import * as hostedSessions from '@payfac/api/contract/hosted-sessions';
import { linkStateLabels, usageTypeLabels } from '@payfac/domain/payment-links';
import { accountPicker } from '../../../entities/accounts/picker.ts';
import { customerFilter } from '../../../entities/customers/picker.ts';
import { sessionRowActions } from '../../../entities/hosted-sessions/actions.tsx';
import { sessionColumns } from '../../../entities/hosted-sessions/columns.tsx';
import { purposeOf, sessionTitle } from '../../../entities/hosted-sessions/session-words.tsx';
import { send } from '../../../shared/api/connection.ts';
import { defineList } from '../../../shared/lists/define-list.tsx';
import { rowOf } from '../../../shared/lists/detail/row-of.ts';
import { ListView } from '../../../shared/lists/list-view.tsx';

const load = rowOf({
  noun: 'Payment link',
  list: (sessionId, options) => send(hostedSessions.list)({ query: { sessionId } }, options),
  keyOf: ({ sessionId }) => sessionId,
});

/** Payment links only, without pages of invoices, plans and checkouts. */
export const links = defineList(hostedSessions.list, {
  report: 'payment-links',
  fileName: 'payment-links',
  noun: { one: 'payment link', many: 'payment links' },
  fixed: { source: ['paymentlink'] },
  rowKey: ({ sessionId }) => sessionId,
  rowName: (session) => `${purposeOf(session)}, ${session.customerName ?? session.sessionId}`,
  columns: sessionColumns.filter(({ id }) => id !== 'source'),
  filters: [
    { kind: 'instant-range', from: 'from', to: 'to', label: 'Created' },
    { kind: 'choices', key: 'standing', label: 'Status', labels: linkStateLabels },
    { kind: 'money-range', from: 'amountMin', to: 'amountMax', label: 'Amount' },
    { kind: 'record', key: 'subMerchantId', label: 'Account', picker: accountPicker },
    { kind: 'choices', key: 'usageType', label: 'Use', labels: usageTypeLabels },
    customerFilter,
    { kind: 'text', key: 'email', label: 'Email' },
    { kind: 'text', key: 'invoiceNumber', label: 'Invoice number' },
  ],
  defaultSort: '-createdAt',
  create: { label: 'Send payment link', ability: 'paylink.send', href: '/send/payment-link' },
  empty: 'Payment links show up here once they are made.',
  detail: {
    load,
    title: sessionTitle,
    story: async () =>
      (await import('../../../entities/hosted-sessions/session-detail.tsx')).useSessionStory,
  },
  rowActions: sessionRowActions,
});

export const Links = () => <ListView list={links} isPart />;
