import { expect } from '@playwright/test';
import { sendTo, signInTo } from '../../bench/src/measure/platform-session.ts';

/** Pages without a login: each kind of pay page, an invite, and the login itself. */
export async function hostedAddresses(port: number): Promise<readonly string[]> {
  const admin = await signInTo(port, 'admin@harbor');
  const read = async (path: string): Promise<unknown> =>
    JSON.parse((await admin.send({ method: 'GET', path })).body);
  const found: string[] = [`http://harbor.localhost:${port}/payments/login`];
  for (const source of ['paymentlink', 'invoice', 'checkout']) {
    for (const standing of ['sent', 'created', 'initiated', 'paid', 'expired']) {
      const rows = JSON.stringify(
        await read(`/api/v1/reporting/hosted?pageSize=1&source=${source}&standing=${standing}`),
      );
      const url = /"url":"([^"]+)"/.exec(rows)?.[1];
      if (url !== undefined) found.push(url);
    }
  }
  const email = `strange-${crypto.randomUUID().slice(0, 8)}@mail.example`;
  const invite = { spProductId: 'spp_tidewater', name: 'Tove Lind', email };
  const sent = await admin.send({
    method: 'POST',
    path: '/api/v1/backoffice/invites/createAndSend',
    body: invite,
  });
  expect(sent.status, sent.body).toBe(200);
  const outbox = await sendTo(port, {
    method: 'GET',
    path: `/outbox?to=${encodeURIComponent(email)}`,
    host: `pay.harbor.localhost:${port}`,
  });
  const secret = /\/onboarding\/[\w-]{43}/.exec(outbox.body)?.[0];
  expect(secret, 'the invite is in the outbox').toBeDefined();
  return [...found, `http://pay.harbor.localhost:${port}${secret}`];
}
