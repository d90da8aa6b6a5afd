import { expect, test } from 'vitest';
import { accountOf } from '../../../test/sale.ts';
import { usePerson, useTestApi } from '../../../test/use.ts';

const api = useTestApi();
const manager = usePerson(api, 'manager@harbor');

const open = async (): Promise<string> =>
  (await manager.get(`backoffice/tokens/virtualTerminal?subMerchantId=${accountOf(manager)}`)).body
    .tokenizationId;

const authorize = (tokenizationId: string) =>
  manager.call('backoffice/tokenization/session/authorize', {
    method: 'POST',
    body: { tokenizationId, targetOrigin: 'http://harbor.localhost:4400' },
  });

test('a session can open a page ten times in a minute, whatever others do', async () => {
  const [busy, calm] = [await open(), await open()];
  for (let time = 0; time < 10; time += 1) expect((await authorize(busy)).status).toBe(200);
  const refused = await authorize(busy);
  expect([refused.status, refused.body.code]).toEqual([429, 'TOO_MANY']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await authorize(calm)).status).toBe(200);
});
