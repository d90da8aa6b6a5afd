import { payouts as area } from '@payfac/api/contract/payouts';
import { users } from '@payfac/api/contract/users';
import { fixtures, type Override } from '@payfac/api/testing';
import { callsOf } from '../../api/connection.ts';
import { defineList } from '../define-list.tsx';

const api = callsOf({ payouts: area });

export const payoutAreas = { payouts: area, users };

const [first] = fixtures.payouts.listInstructions.data;

/** Answers out of so many payouts; one bulk call does them all. */
export const payoutsRespond = (
  count: number,
): {
  readonly listInstructions: Override<typeof area.listInstructions>;
  readonly bulkAcknowledge: Override<typeof area.bulkAcknowledge>;
} => ({
  listInstructions: ({ query }) => {
    const length = Math.min(query?.pageSize ?? 10, count);
    const data = first
      ? Array.from({ length }, (_, index) => ({ ...first, payoutId: `po_${index + 1}` }))
      : [];
    return { data, count };
  },
  bulkAcknowledge: () => ({ count, failed: [] }),
});

/** A list whose one bulk action is one call. */
export const payoutList = defineList(area.listInstructions, {
  report: 'payouts',
  noun: { one: 'payout', many: 'payouts' },
  call: api.payouts.listInstructions,
  rowKey: ({ payoutId }) => payoutId,
  rowName: ({ payoutId }) => payoutId,
  columns: [{ id: 'payoutId', header: 'Payout', render: ({ payoutId }) => payoutId }],
  filters: [{ kind: 'choices', key: 'status', label: 'Status', labels: { pending: 'Pending' } }],
  defaultSort: '-createdAt',
  pageSize: 10,
  empty: 'Payouts show up here.',
  bulkActions: [
    {
      label: 'Acknowledge',
      past: 'acknowledged',
      ability: 'payouts.acknowledge',
      together: ({ ids, filters }) =>
        api.payouts.bulkAcknowledge({
          body: ids ? { payoutIds: [...ids] } : { payoutIds: 'all', filters },
        }),
    },
  ],
});
