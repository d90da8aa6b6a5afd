import { isForKeys } from '@payfac/api/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { answerOf } from '../../../test/answers.ts';
import { filledIn } from '../../../test/objects/asking.ts';
import { nothing } from '../../../test/objects/places.ts';
import { addressOf, sendBy, stageOf } from '../../../test/proof/scene.ts';
import { grantedCalls, proofs, trialOf, walkArea } from '../../../test/proofs.ts';
import { accountOf } from '../../../test/sale.ts';
import { call, type TestRequest, TestSession } from '../../../test/session.ts';
import { useTestHosted } from '../../../test/use.ts';
import { sandboxKeyOf } from '../../program/seed/data/sandbox-key.ts';

/*
 * Calls two platforms with the same data, one by its brand's host and one by its IP address. They respond alike, and no
 * address they generate contains the host of the request.
 */

const named = useTestHosted();
const numbered = useTestHosted();
const number = '127.0.0.1:9';

/** A fast machine makes more calls here than a key's rate limit allows. */
beforeEach(async () => {
  for (const { open } of [named, numbered]) await open.pool.query('delete from limit_windows');
});

/** Every call, naming records that don't exist. */
const tried = grantedCalls.map(({ id, endpoint, ...rest }) => {
  const { body, ...sent } = filledIn(trialOf({ id, endpoint, ...rest }), nothing);
  const request = { method: endpoint.method, ...(body === undefined ? {} : { body }) };
  return { id, endpoint, path: addressOf(endpoint, sent), request };
});
const key = { authorization: `Bearer ${sandboxKeyOf('harbor')}` };

describe('a call with a key by IP address', () => {
  const forKeys = tried.filter(({ endpoint }) => isForKeys(endpoint));

  test.each(forKeys)('$id gets the same response as by name', async ({ path, request }) => {
    const sent: TestRequest = {
      ...request,
      headers: { ...key, 'idempotency-key': 'the-same-attempt' },
    };
    const byName = await call(named.url, 'harbor.localhost', path, sent);
    const byNumber = await call(numbered.url, number, path, sent);
    expect(byNumber.status).toBe(byName.status);
    expect(byNumber.status).toBeLessThan(500);
  });
});

/** Every address in a response or message. */
const addressesIn = (text: string): readonly string[] => text.match(/https?:[^\s"'<>\\)]+/g) ?? [];

/** Addresses generated here; the seed's addresses of other sites don't count. */
const isMade = (address: string): boolean =>
  /127\.0\.0\.1|\/(?:pay|preview|onboarding|fields|\.well-known)\//.test(address) &&
  !address.includes('.example');

describe('an address', () => {
  /** A user who opened the app by IP address. */
  async function byNumber(username: string): Promise<TestSession> {
    const signedIn = await call(numbered.url, number, '/api/v1/auth/dev-login', {
      method: 'POST',
      body: { username },
    });
    const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
    const tab = await call(numbered.url, number, '/api/v1/auth/sso', {
      method: 'POST',
      body: { facId: 'harbor', application: 'payments' },
      headers: { cookie, origin: `http://${number}` },
    });
    expect(tab.status).toBe(200);
    return new TestSession(numbered.url, number, cookie, tab.body);
  }

  test('in a response, email or message has a configured host [ENV-10]', async () => {
    const texts: string[] = [];
    const { url, open, services, problems } = numbered;
    const api = { url, open, services, problems, signIn: byNumber, close: () => numbered.close() };
    const stage = await stageOf(api);
    for (const area of Object.keys(proofs)) {
      await walkArea(stage, area, async ({ endpoint }, sent) => {
        const response = await sendBy(await stage.session(sent.by), endpoint, sent);
        texts.push(response.text);
        return answerOf(endpoint, response);
      });
    }
    const { rows } = await numbered.open.pool.query<{ body: string }>('select body from outbox');
    const mails = rows.flatMap(({ body }) => addressesIn(body)).filter(isMade);
    const answers = texts.flatMap(addressesIn).filter(isMade);
    expect(mails.length).toBeGreaterThan(3);
    expect(answers.length).toBeGreaterThan(20);
    const pages = `http://pay.harbor.localhost:${numbered.port}/`;
    expect([...mails, ...answers].filter((at) => !at.startsWith(pages))).toEqual([]);
  });

  test('of a payment page opens it, and is on the facilitator’s host whichever host was called', async () => {
    for (const brand of ['harbor', 'juniper']) {
      const session = await named.signIn(`manager@${brand}`);
      const made = await call(named.url, number, '/api/v1/backoffice/paymentlink', {
        method: 'POST',
        body: { subMerchantId: accountOf(session), amount: 12, sendEmail: false },
        headers: { authorization: `Bearer ${session.token}` },
      });
      expect(made.status).toBe(200);
      const { host, pathname } = new URL(made.body.url);
      expect(host).toBe(`pay.${brand}.localhost:${named.port}`);
      expect((await call(named.url, host, pathname)).status).toBe(200);
    }
  });

  test('isn’t created on an unknown host: every call is refused, and nothing is written', async () => {
    const count = async () =>
      (await named.open.pool.query('select count(*)::int as n from outbox')).rows[0].n;
    const before = await count();
    for (const { path, request } of tried) {
      const response = await call(named.url, 'harbor.evil.example', path, {
        ...request,
        headers: { ...key, 'x-forwarded-host': 'evil.example' },
      });
      expect([path, response.status, response.body.code]).toEqual([path, 421, 'UNKNOWN_HOST']);
      expect(response.text).not.toContain('evil');
    }
    expect(await count()).toBe(before);
  });
});
