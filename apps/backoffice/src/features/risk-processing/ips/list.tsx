import * as raws from '@payfac/api/contract/raws';
import type { Raw, SuspiciousIp } from '@payfac/domain/monitoring';
import type { ReactNode } from 'react';
import { wholeNumber } from '../../../shared/counted.ts';
import { defineList } from '../../../shared/lists/define-list.tsx';
import { ListView } from '../../../shared/lists/list-view.tsx';
import { StatusWord } from '../../../shared/status/status-word.tsx';
import { now } from '../../../shared/time/clock.ts';
import { showDateTime, zoneInHeaders } from '../../../shared/time/show.ts';

const reasons: Readonly<Record<SuspiciousIp['reason'], string>> = {
  'sign-in': 'Failed sign-ins',
  'card-testing': 'Card testing',
};

/** A cell for rows of this kind; the call returns two kinds. */
const ofIp =
  <T extends ReactNode>(render: (row: SuspiciousIp) => T) =>
  (row: Raw) =>
    row.kind === 'suspiciousIps' ? render(row) : '';

/** An address is blocked until a moment, or only monitored. */
const isBlocked = ({ blockedUntil }: SuspiciousIp): boolean =>
  blockedUntil !== null && blockedUntil > now();

export const suspiciousIps = defineList(raws.list, {
  report: 'suspicious-ips',
  parent: 'risk-management',
  noun: { one: 'IP', many: 'suspicious IPs' },
  fixed: { kind: 'suspiciousIps' },
  rowKey: ofIp(({ ip, firstAt }) => `${ip} ${firstAt.toISOString()}`),
  rowName: ofIp(({ ip }) => ip),
  columns: [
    { id: 'ip', header: 'IP', render: ofIp(({ ip }) => ip), isRowHeader: true, content: 'text' },
    {
      id: 'reason',
      header: 'Reason',
      render: ofIp(({ reason }) => reasons[reason]),
      onCard: 'detail',
      noteOnCard: ofIp(({ attempts }) => `${wholeNumber(attempts)} attempts`),
    },
    {
      id: 'attempts',
      header: 'Attempts',
      render: ofIp(({ attempts }) => wholeNumber(attempts)),
      align: 'end',
    },
    {
      id: 'state',
      header: 'State',
      render: ofIp((row) => <StatusWord>{isBlocked(row) ? 'Blocked' : 'Monitoring'}</StatusWord>),
      content: 'status',
      onCard: 'status',
    },
    {
      id: 'firstAt',
      header: () => `First seen (${zoneInHeaders()})`,
      render: ofIp(({ firstAt }) => showDateTime(firstAt)),
      content: 'date',
    },
    {
      id: 'lastAt',
      header: () => `Last seen (${zoneInHeaders()})`,
      render: ofIp(({ lastAt }) => showDateTime(lastAt)),
      sort: 'at',
      firstDirection: 'descending',
      content: 'date',
    },
    {
      id: 'blockedUntil',
      header: () => `Blocked until (${zoneInHeaders()})`,
      render: ofIp(({ blockedUntil }) => (blockedUntil ? showDateTime(blockedUntil) : '—')),
      content: 'date',
    },
  ],
  filters: [
    { kind: 'instant-range', from: 'from', to: 'to', label: 'Last seen' },
    { kind: 'text', key: 'ip', label: 'IP' },
  ],
  defaultSort: '-at',
  emptyTitle: 'No suspicious IPs',
  empty: 'IPs with many failed sign-ins or declined payments show up here.',
});

export const SuspiciousIps = () => <ListView list={suspiciousIps} prefix="ips" />;
