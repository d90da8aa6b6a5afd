import { accounts } from '@payfac/api/contract/accounts';
import { raws } from '@payfac/api/contract/raws';
import type { Raw } from '@payfac/domain/monitoring';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderList } from '../../shared/lists/testing/render-list.tsx';
import { now } from '../../shared/time/clock.ts';
import { disabledFeatures } from './disabled-features/list.tsx';
import { suspiciousIps } from './ips/list.tsx';

const inMinutes = (minutes: number) => new Date(now().getTime() + minutes * 60_000);

const seen = (ip: string, blockedUntil: Date | null): Raw => ({
  kind: 'suspiciousIps',
  ip,
  reason: 'sign-in',
  attempts: 112,
  firstAt: inMinutes(-90),
  lastAt: inMinutes(-30),
  blockedUntil,
});

const off = (): Raw => ({
  kind: 'disabledFeatures',
  subMerchantId: 'sm_1',
  accountName: 'Copper Kettle Roasters',
  feature: 'payLinks',
  disabledAt: inMinutes(-90),
  disabledBy: null,
});

const show = (list: typeof suspiciousIps, rows: readonly Raw[]) =>
  renderList(list, {
    areas: { accounts, raws },
    responses: { raws: { list: () => ({ data: [...rows], count: rows.length }) } },
  });

it('an IP is blocked during its delay, and monitored after that', async () => {
  const { calls } = show(suspiciousIps, [
    seen('192.0.2.1', inMinutes(5)),
    seen('192.0.2.2', inMinutes(-5)),
    seen('192.0.2.3', null),
  ]);
  const stateOf = async (ip: string) =>
    within(await screen.findByRole('row', { name: new RegExp(ip) }));
  (await stateOf('192.0.2.1')).getByText('Blocked');
  (await stateOf('192.0.2.2')).getByText('Monitoring');
  (await stateOf('192.0.2.3')).getByText('Failed sign-ins');
  expect(calls('raws.list')[0]?.input).toMatchObject({
    query: { kind: 'suspiciousIps', sort: '-at' },
  });
});

it('a feature that is off shows its name, its account and who turned it off', async () => {
  const { calls, user } = show(disabledFeatures, [off()]);
  const row = within(await screen.findByRole('row', { name: /Copper Kettle/ }));
  row.getByText('Payment links');
  row.getByText('System');
  expect(calls('raws.list')[0]?.input).toMatchObject({ query: { kind: 'disabledFeatures' } });
  await user.click(row.getByRole('button', { name: /^Actions for/ }));
  expect(await screen.findByRole('menuitem', { name: 'View account' })).toBeTruthy();
});
