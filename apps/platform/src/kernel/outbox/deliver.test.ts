import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { useTestApi } from '../../../test/use.ts';
import { outbox } from '../database/schema/index.ts';
import { deliverMessages } from './deliver.ts';
import { type Email, sendEmail, sendTextMessage } from './send.ts';
import { createSenders } from './senders.ts';

const api = useTestApi();
const minuteMs = 60_000;
const now = new Date('2026-03-04T15:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * minuteMs);
const origin = 'https://pay.app.harbor.pay.example';

interface Taken {
  readonly to: readonly string[];
  readonly raw: string;
}

let relay: SMTPServer;
let gateway: Server;
let mails: Taken[] = [];
let texts: { readonly form: string; readonly authorization: string | undefined }[] = [];
/** What the relay and the gateway answer; undefined takes a message. */
let answer: number | undefined;

beforeAll(async () => {
  relay = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, entered) =>
      entered(password === 'p@ss' ? null : new Error('Wrong password'), { user: username }),
    onData: (stream, session, taken) => {
      const to = session.envelope.rcptTo.map(({ address }) => address);
      const take = async () => {
        const raw = await readText(stream);
        if (answer === undefined) mails.push({ to, raw });
        taken(
          answer === undefined ? null : Object.assign(new Error('No'), { responseCode: answer }),
        );
      };
      void take();
    },
  });
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve));
  gateway = createServer((request, response) => {
    const take = async () => {
      const form = await readText(request);
      if (answer === undefined) texts.push({ form, authorization: request.headers.authorization });
      response.writeHead(answer ?? 201).end();
    };
    void take();
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
});

afterAll(async () => {
  await new Promise<void>((resolve) => relay.close(resolve));
  await new Promise((resolve) => gateway.close(resolve));
});

beforeEach(async () => {
  await api.open.database.delete(outbox);
  mails = [];
  texts = [];
  answer = undefined;
});

const portOf = (server: { address(): AddressInfo | string | null }): number => {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
};

const deliver = (at = now, only?: 'email') => {
  const mail = {
    url: `smtp://ada:p%40ss@127.0.0.1:${portOf(relay.server)}`,
    from: 'no-reply@pay.example',
  };
  const text = {
    url: `http://acc:t%20k@127.0.0.1:${portOf(gateway)}/Messages`,
    from: '+14155550100',
  };
  const senders = createSenders({ relay: mail, ...(only ? {} : { gateway: text }) });
  return deliverMessages(api.open.database, at, { senders, originsOf: () => [origin] });
};

const email = (over: Partial<Email> = {}): Email => ({
  facilitatorId: 'harbor',
  to: 'grace@shop.example',
  subject: 'Join Harbor',
  body: `Welcome.\n\n${origin}/onboarding/secret`,
  ...over,
});

const rows = () => api.open.database.select().from(outbox);

it('sends an email once, as text and in its product’s branding', async () => {
  const look = { name: 'Zebra Pay', primaryColor: '#336699', squareLogoUrl: null };
  await sendEmail(api.open.database, email({ look }), now);
  // Two processes at once, and once more.
  expect((await Promise.all([deliver(), deliver()])).toSorted((one, other) => one - other)).toEqual(
    [0, 1],
  );
  expect(await deliver(later(60))).toBe(0);
  expect(mails.map(({ to }) => to)).toEqual([['grace@shop.example']]);
  const raw = mails[0]?.raw;
  expect(raw).toMatch(/^From: Zebra Pay <no-reply@pay\.example>\r?$/m);
  expect(raw).toMatch(/^Subject: Join Harbor\r?$/m);
  expect(raw).toMatch(/^Message-ID: <msg_[\da-f]{16}@pay\.example>\r?$/im);
  expect(raw).toContain('text/plain');
  expect(raw).toMatch(/class=3D"button"/);
  // The database still says that it was sent, but no longer holds its link.
  expect(await rows()).toMatchObject([
    { attempts: 1, sentAt: now, nextAttemptAt: null, subject: 'Join Harbor', body: '', look: null },
  ]);
});

it('sends a text message in the gateway’s format', async () => {
  const code = { facilitatorId: 'harbor', to: '4155550123', body: 'Your code is 123456 & more' };
  await sendTextMessage(api.open.database, code, now);
  await deliver();
  expect(texts).toEqual([
    {
      form: 'To=%2B14155550123&From=%2B14155550100&Body=Your+code+is+123456+%26+more',
      authorization: `Basic ${Buffer.from('acc:t k').toString('base64')}`,
    },
  ]);
});

it('retries temporary failures at growing intervals, and never rejections', async () => {
  await sendEmail(api.open.database, email(), now);
  answer = 451;
  await deliver();
  expect(await rows()).toMatchObject([
    {
      attempts: 1,
      sentAt: null,
      nextAttemptAt: later(1),
      failure: 'The relay didn’t take it: 451.',
    },
  ]);
  expect(await deliver()).toBe(0);
  await deliver(later(1));
  expect(await rows()).toMatchObject([{ attempts: 2, nextAttemptAt: later(3) }]);
  answer = 550;
  await deliver(later(3));
  expect(await rows()).toMatchObject([
    { attempts: 3, nextAttemptAt: null, body: '', failure: 'The relay refused it with 550.' },
  ]);
  answer = undefined;
  expect(await deliver(later(600))).toBe(0);
  expect(mails).toEqual([]);
});

it('sends no outdated message once delivery starts', async () => {
  const code = { facilitatorId: 'harbor', to: '4155550123', body: 'Your code is 123456' };
  await sendEmail(api.open.database, email(), now);
  await sendTextMessage(api.open.database, code, now);
  await deliver(later(11));
  expect([mails.length, texts.length]).toEqual([1, 0]);
  await sendEmail(api.open.database, email(), now);
  await deliver(later(24 * 60 + 1));
  expect(mails).toHaveLength(1);
  const kept = (await rows()).map(({ nextAttemptAt, body }) => [nextAttemptAt, body]);
  expect(kept).toEqual([0, 1, 2].map(() => [null, '']));
});

it('keeps messages that it has no sender for', async () => {
  const code = { facilitatorId: 'harbor', to: '4155550123', body: 'Your code is 123456' };
  await sendTextMessage(api.open.database, code, now);
  expect(await deliver(now, 'email')).toBe(0);
  expect(await deliver()).toBe(1);
  expect(texts).toHaveLength(1);
});

it('doesn’t let a name, subject or address add a header or a recipient', async () => {
  const evil = 'Hi\r\nBcc: eve@evil.example\r\n\r\nBody';
  const look = { name: evil, primaryColor: null, squareLogoUrl: null };
  await sendEmail(api.open.database, email({ subject: evil, look }), now);
  await sendEmail(api.open.database, email({ to: 'a@shop.example, eve@evil.example' }), now);
  await deliver();
  expect(mails.flatMap(({ to }) => to)).not.toContain('eve@evil.example');
  expect(mails.length).toBeGreaterThan(0);
  for (const { raw } of mails) expect(raw.split('\r\n\r\n', 1)[0]).not.toMatch(/^Bcc:/im);
});

it('reveals no password when an attempt fails', async () => {
  await sendEmail(api.open.database, email(), now);
  const url = 'smtp://ada:s3cret@127.0.0.1:1';
  const senders = createSenders({ relay: { url, from: 'no-reply@pay.example' } });
  await deliverMessages(api.open.database, now, { senders, originsOf: () => [origin] });
  expect(await rows()).toMatchObject([{ failure: 'The relay didn’t take it: ESOCKET.' }]);
});
