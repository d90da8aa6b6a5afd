import { tokenSessionCharts } from '@payfac/domain/token-sessions';
import { expect, test } from 'vitest';
import { accountOf } from '../../../test/sale.ts';
import { usePerson, useTestApi } from '../../../test/use.ts';

const api = useTestApi();
const admin = usePerson(api, 'admin@harbor');
const manager = usePerson(api, 'manager@harbor');

interface Share {
  readonly name: string;
  readonly count: number;
}

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';

/** The account's counts in a chart, by name. */
const chart = async (kind: string): Promise<ReadonlyMap<string, number>> => {
  const path = `/v1/tokenSessions/charts/${kind}?subMerchantId=${accountOf(manager)}`;
  const { data }: { data: readonly Share[] } = (await admin.get(path)).body;
  return new Map(data.map(({ name, count }) => [name, count]));
};

test('token sessions are counted by device, browser and system [SCOPE-22]', async () => {
  const expected = { device: 'Phone', browser: 'Safari', os: 'iOS' };
  const before = await Promise.all(tokenSessionCharts.map(chart));
  for (let opened = 0; opened < 3; opened += 1) {
    const path = `backoffice/tokens/virtualTerminal?subMerchantId=${accountOf(manager)}`;
    expect((await manager.get(path, { 'user-agent': phone })).status).toBe(200);
  }
  for (const [place, kind] of tokenSessionCharts.entries()) {
    const wanted = new Map(before[place]);
    wanted.set(expected[kind], (wanted.get(expected[kind]) ?? 0) + 3);
    expect(await chart(kind), kind).toEqual(wanted);
  }
  expect((await manager.get('/v1/tokenSessions/charts/device')).status).toBe(403);
});
