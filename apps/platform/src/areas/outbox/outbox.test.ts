import { afterAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/api.ts';
import { send } from '../../../test/boarding.ts';
import { testPlaces } from '../../../test/places.ts';
import { call } from '../../../test/session.ts';

const started: TestApi[] = [];
afterAll(() => Promise.all(started.map((api) => api.close())));

const read = ({ url }: TestApi, host: string) =>
  call(url, host, '/v1/simulator/outbox?recipient=ada%40outbox.example');

test('the outbox is readable only in local environments on loopback hosts', async () => {
  const local = await startTestApi();
  const sandbox = await startTestApi(() => ({
    environment: 'sandbox',
    places: testPlaces(undefined, 'sandbox'),
  }));
  started.push(local, sandbox);
  const provider = await local.signIn('provider@harbor');
  const person = { name: 'Ada Byron', email: 'ada@outbox.example' };
  const body = { spProductId: 'spp_tidewater', ...person };
  await send(provider, 'POST', 'invites/createAndSend', body);
  const response = await read(local, 'harbor.localhost');
  expect(response.body.data).toMatchObject([
    {
      channel: 'email',
      recipient: 'ada@outbox.example',
      subject: 'Tidewater Commerce invited you',
    },
  ]);
  expect((await read(local, 'sandbox.harbor.localhost')).status).toBe(404);
  expect((await read(sandbox, 'sandbox.harbor.localhost')).status).toBe(404);
});
