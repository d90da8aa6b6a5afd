import { describe, expect, it, test } from 'vitest';
import { businessTime } from '../../../test/moments.ts';
import { call } from '../../../test/session.ts';
import { useTestHosted } from '../../../test/use.ts';
import { piecesOf } from '../../kernel/outbox/links.ts';
import { sendEmail } from '../../kernel/outbox/send.ts';

const host = 'pay.harbor.localhost:4400';

describe('a message', () => {
  it.each([
    ['https://evil.example/pay/1', []],
    ['javascript:alert(1)', []],
    ['http://pay.harbor.localhost:4400@evil.example/', []],
    ['http://pay.juniper.localhost:4400/pay/1', []],
    ['Open http://pay.harbor.localhost:4400/pay/1 now', ['http://pay.harbor.localhost:4400/pay/1']],
    ['At http://harbor.localhost:4400/x.', ['http://harbor.localhost:4400/x']],
  ])('%j has the links %j, and all of its text', (body, links) => {
    const pieces = piecesOf(body, [`http://${host}`, 'http://harbor.localhost:4400']);
    expect(pieces.flatMap(({ href }) => href ?? [])).toEqual(links);
    expect(pieces.map(({ text }) => text).join('')).toBe(body);
  });
});

describe('the outbox page', () => {
  const hosted = useTestHosted();
  const get = (path: string, from = host) => call(hosted.url, from, path);

  test('shows what was sent as text, only to the brand’s own users', async () => {
    const message = {
      facilitatorId: 'harbor',
      to: 'a"b@mail.example',
      subject: '<script>alert(1)</script>',
      body: `<img src=x onerror=alert(1)> http://pay.harbor.localhost:${hosted.port}/pay/hps_1`,
    };
    await sendEmail(hosted.open.database, message, businessTime());
    const { status, text } = await get('/outbox');
    expect(status).toBe(200);
    expect(text).toContain('&lt;script&gt;');
    expect(text).not.toMatch(/<img|<script>alert/);
    expect(text).toContain(`<a href="http://pay.harbor.localhost:${hosted.port}/pay/hps_1">`);
    const own = await get(`/outbox?to=${encodeURIComponent(message.to)}`);
    expect(own.text).toContain('&lt;script&gt;');
    expect((await get('/outbox?to=nobody@mail.example')).text).toContain('Nothing was sent to');
    const other = await get('/outbox', 'pay.juniper.localhost:4400');
    expect(other.text).not.toContain('&lt;script&gt;');
  });

  test('is served only on this machine', async () => {
    expect((await get('/outbox', 'pay.sandbox.harbor.localhost')).status).toBe(404);
  });
});
