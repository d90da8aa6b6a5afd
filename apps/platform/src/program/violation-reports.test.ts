import { describe, expect, it } from 'vitest';
import { harbor, pay, useAppServer } from '../../test/app-server.ts';
import { call } from '../../test/session.ts';
import { useMetrics } from '../../test/watched.ts';

const watched = useMetrics();
const { open, served, logged, get } = useAppServer();

describe('content-security violations', () => {
  const kinds = [
    'img-src',
    'font-src',
    'style-src',
    'media-src',
    'object-src',
    'base-uri',
    'sandbox',
  ];

  const report = (body: unknown, type = 'application/csp-report') =>
    call(served.url, harbor, '/content-security-reports', {
      method: 'POST',
      body,
      headers: { 'content-type': type },
    });

  it('are counted, and logged without search terms', async () => {
    const before = (await get(harbor, '/content-security-reports')).body.count;
    const violation = {
      'document-uri': `http://${harbor}/customers?singleSearch=Ada`,
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'inline',
    };
    expect(await report({ 'csp-report': violation })).toMatchObject({ status: 204 });
    const { body } = await get(harbor, '/content-security-reports');
    expect(body.count).toBe(before + 1);
    expect(body.latest.at(-1)).toEqual({
      page: `http://${harbor}/customers`,
      directive: 'script-src-elem',
      blocked: 'inline',
      sample: '',
    });
  });

  it('are all counted, and a flood of one kind from one address doesn’t hide others', async () => {
    const countOf = (directive: string) =>
      watched.valueOf('payfac_content_security_violations_total', { directive });
    const from = (ip: string, directive: string) =>
      call(served.url, harbor, '/content-security-reports', {
        method: 'POST',
        body: {
          'csp-report': { 'document-uri': `http://${harbor}/x`, 'effective-directive': directive },
        },
        headers: { 'content-type': 'application/csp-report', 'x-forwarded-for': ip },
      });
    const flood = await Promise.all(
      Array.from({ length: 200 }, () => from('203.0.113.1', 'img-src')),
    );
    expect(flood.filter(({ status }) => status === 204).length).toBeLessThanOrEqual(10);
    expect(await countOf('img-src')).toBe(200);
    expect((await from('203.0.113.1', 'connect-src')).status).toBe(204);
    expect((await from('203.0.113.2', 'img-src')).status).toBe(204);
    const { latest } = (await get(harbor, '/content-security-reports')).body;
    expect(latest.at(-2)).toMatchObject({ directive: 'connect-src' });
    const invented = await from('203.0.113.2', 'x"} 1\nmade_up');
    expect([invented.status, await countOf('other')]).toEqual([204, 1]);
  });

  it('are logged for others too, whatever one sender makes up and however many addresses it has', async () => {
    const from = async (ip: string, directive: string) => {
      const { status } = await call(served.url, harbor, '/content-security-reports', {
        method: 'POST',
        body: {
          'csp-report': { 'effective-directive': directive, 'blocked-uri': `http://${ip}/` },
        },
        headers: { 'content-type': 'application/csp-report', 'x-forwarded-for': ip },
      });
      return status;
    };
    const counted = async () =>
      (await watched.valueOf('payfac_content_security_violations_total')) - before;
    const before = await watched.valueOf('payfac_content_security_violations_total');
    expect(await from('203.0.113.77', 'script-src-elem')).toBe(204);
    const taken = async (sent: readonly Promise<number>[]) =>
      (await Promise.all(sent)).filter((status) => status === 204).length;
    const each = Array.from({ length: 60 }, (_, place) => place);
    // Five a minute, and a minute may end meanwhile.
    const madeUp = await taken(each.map((place) => from('203.0.113.3', `made-up-${place}`)));
    expect(madeUp).toBeLessThanOrEqual(10);
    const ofNetwork = await taken(
      each.map((place) => from(`2001:db8:7:1::${place.toString(16)}`, 'img-src')),
    );
    expect(ofNetwork).toBeLessThanOrEqual(10);
    await taken(each.map((place) => from('203.0.113.4', kinds[place % kinds.length] ?? '')));
    expect(await counted()).toBe(181);
    const { latest } = (await get(harbor, '/content-security-reports')).body;
    const blocked: readonly string[] = latest.map((one: { blocked: string }) => one.blocked);
    expect(blocked).toContain('http://203.0.113.77/');
  });

  it('of a payment page raise one alert for its account, which doesn’t reveal the page’s URL', async () => {
    const { rows } = await open.pool.query(
      "select min(session_id) as session_id, sub_merchant_id from hosted_sessions where facilitator_id = 'harbor' group by 2 limit 2",
    );
    const [{ session_id: sessionId, sub_merchant_id: account }, other] = rows;
    const of = (id: string, host = pay, directive = 'script-src-elem') =>
      call(served.url, pay, '/content-security-reports', {
        method: 'POST',
        body: {
          'csp-report': {
            'document-uri': `http://${host}/pay/${id}?secret=1`,
            'effective-directive': directive,
            'blocked-uri': 'https://skimmer.example/collect/4242',
          },
        },
        headers: { 'content-type': 'application/csp-report' },
      });
    for (const [id, host] of [
      ['hps_none'],
      [other.session_id, 'pay.evil.example'],
      [sessionId],
      [sessionId],
    ]) {
      expect((await of(id, host)).status).toBe(204);
    }
    const raised = () =>
      open.pool.query(
        "select sub_merchant_id, message from alerts where rule_id = 'payment-page-violated'",
      );
    const accounts = async () => (await raised()).rows.map((row) => row.sub_merchant_id);
    expect(await accounts()).toEqual([account]);
    const [alert] = (await raised()).rows;
    expect(alert.message).toContain('https://skimmer.example/collect (script-src-elem)');
    // Junk that came before, about something else, hides nothing.
    await of(sessionId, pay, 'style-src');
    await of(sessionId, pay, 'style-src');
    expect(await accounts()).toEqual([account, account]);
    expect(logged.join('')).not.toContain(sessionId);
  });

  it('are refused if malformed', async () => {
    const { status } = await call(served.url, harbor, '/content-security-reports', {
      method: 'POST',
      rawBody: 'nonsense',
    });
    expect(status).toBe(400);
    const large = await report({ 'csp-report': { 'script-sample': 'x'.repeat(70_000) } });
    expect(large.status).toBe(413);
  });
});
