import * as invoices from '@payfac/api/contract/invoices';
import { processorSessions } from '@payfac/api/contract/processor-sessions';
import { expect, it } from 'vitest';
import type * as z from 'zod/mini';
import type { RecordPicker } from '../records/record-picker.ts';
import type { FrameKey } from './address/read-address.ts';
import { defineList } from './define-list.tsx';
import type { FilterOf } from './filters/filter.ts';
import type { Sort, SortKey } from './filters/filter-keys.ts';
import type { ListEndpoint } from './list-endpoint.ts';

type Invoices = typeof invoices.list.query;
type Sessions = typeof processorSessions.list.query;

const picker: RecordPicker = {
  entity: 'users',
  search: async () => [],
  names: async () => new Map(),
};

/** Each of these must not compile; if one did, the compiler would report its mark as unused. */
export const refused: readonly (FilterOf<Invoices> | FilterOf<Sessions>)[] = [
  // @ts-expect-error -- no such key
  { kind: 'text', key: 'nope', label: '' },
  // @ts-expect-error -- a day is not a text
  { kind: 'text', key: 'dueFrom', label: '' },
  // @ts-expect-error -- an amount is not a number
  { kind: 'number', key: 'amountMin', label: '' },
  // @ts-expect-error -- a status is not free text
  { kind: 'text', key: 'status', label: '' },
  // @ts-expect-error -- no such status
  { kind: 'choices', key: 'status', label: '', labels: { Lost: 'Lost' } },
  // @ts-expect-error -- instants are not amounts
  { kind: 'money-range', from: 'from', to: 'to', label: '' },
  // @ts-expect-error -- days are not instants
  { kind: 'instant-range', from: 'dueFrom', to: 'dueTo', label: '' },
  // @ts-expect-error -- a flag is not a record
  { kind: 'record', key: 'isSent', label: '', picker },
  // @ts-expect-error -- the page is the frame's
  { kind: 'number', key: 'page', label: '' },
  // @ts-expect-error -- a number is not a flag
  { kind: 'boolean', key: 'durationMin', label: '' },
];

// @ts-expect-error -- the call does not sort by it
export const wrongSort: Sort<Invoices> = '-amount';
// @ts-expect-error -- a key, not a direction
export const wrongSortKey: SortKey<Invoices> = '-dueDate';

const base = {
  report: 'typed',
  noun: { one: 'invoice', many: 'invoices' },
  filters: [],
  defaultSort: 'dueDate',
  empty: '',
} as const;

it('types rows and records from the calls', () => {
  const list = defineList(invoices.list, {
    ...base,
    rowKey: ({ invoiceId }) => invoiceId,
    rowName: ({ invoiceNumber }) => invoiceNumber,
    columns: [{ id: 'dueDate', header: 'Due', render: ({ dueDate }) => dueDate, sort: 'dueDate' }],
    detail: {
      load: async (id) => ({ id, size: 3 }),
      title: ({ id, size }) => `${id} ${size.toFixed()}`,
      story:
        async () =>
        ({ size }) => ({ facts: [{ term: 'Size', value: size }] }),
    },
  });
  expect(list.label).toBe('Invoices');
});

export const wrongRow = () =>
  defineList(invoices.list, {
    ...base,
    // @ts-expect-error -- a row has no such field
    rowKey: ({ nope }) => nope,
    rowName: ({ invoiceNumber }) => invoiceNumber,
    columns: [],
  });

export const wrongFixed = () =>
  defineList(invoices.list, {
    ...base,
    rowKey: ({ invoiceId }) => invoiceId,
    rowName: ({ invoiceNumber }) => invoiceNumber,
    columns: [],
    // @ts-expect-error -- what is fixed is checked like a query
    fixed: { status: ['Lost'] },
  });

/** A call with one more key in its query. */
type CallBy<K extends string> = ListEndpoint<
  z.ZodMiniObject<Invoices['shape'] & Record<K, z.ZodMiniString>>,
  { readonly invoiceId: string }
>;

const declared = { ...base, rowKey: () => '', rowName: () => '', columns: [] };

export const rightCall = (call: CallBy<'name'>) => defineList(call, declared);

/** An address couldn't tell these keys from the frame's own. */
export const wrongCalls = (calls: { readonly [K in FrameKey]: CallBy<K> }) => [
  // @ts-expect-error -- names the chosen view
  defineList(calls.saved, declared),
  // @ts-expect-error -- names the open record
  defineList(calls.open, declared),
  // @ts-expect-error -- says that no filters are set
  defineList(calls.filters, declared),
];
