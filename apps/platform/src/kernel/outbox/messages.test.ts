import fc from 'fast-check';
import { expect, test } from 'vitest';
import { businessTime } from '../../../test/moments.ts';
import { useTestDatabase } from '../../../test/use.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { isOurs, piecesOf } from './links.ts';
import { mailDocument } from './mail-document.ts';
import { sendEmail, sendTextMessage } from './send.ts';

const open = useTestDatabase();

const origins = ['http://harbor.localhost:4400', 'http://pay.harbor.localhost:4400'];

/** What a message may hold: our addresses, those that only look like them, markup, and anything else. */
const part = fc.oneof(
  fc.constantFrom(
    'http://harbor.localhost:4400/x',
    'http://pay.harbor.localhost:4400/pay/hps_1.',
    'http://pay.harbor.localhost:4400@evil.example/',
    'http://harbor.localhost:44001/x',
    'https://harbor.localhost:4400/x',
    'javascript:alert(1)',
    '<a href="http://evil.example">Pay</a>',
    '"><script>alert(1)</script>',
    ' ',
    '\n\n',
  ),
  fc.string({ maxLength: 12 }),
);
const body = fc.array(part, { maxLength: 8 }).map((parts) => parts.join(''));

test('a message has all of its text, and links only to the brand', () => {
  fc.assert(
    fc.property(body, (text) => {
      const pieces = piecesOf(text, origins);
      expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      for (const { text: shown, href } of pieces) {
        if (href === undefined) continue;
        expect(href).toBe(shown);
        expect(origins).toContain(new URL(href).origin);
      }
    }),
  );
});

test('an email is text, except for a link to the brand on its own line', async () => {
  const look = { name: 'Tidewater', primaryColor: null, squareLogoUrl: null };
  await fc.assert(
    fc.asyncProperty(body, async (text) => {
      const mail = { subject: 'A <b>subject</b>', body: text, look };
      const shown = String(await mailDocument(mail, origins, '#0b6e99'));
      const buttons = text.split('\n\n').filter((one) => isOurs(one.trim(), origins));
      expect(shown.match(/<a\b/g) ?? []).toHaveLength(buttons.length);
      expect(shown).not.toMatch(/<script|<b>|href="(?!http:\/\/(pay\.)?harbor\.localhost:4400\/)/);
    }),
  );
});

test('a message is committed with what it reports, or not at all', async () => {
  const at = businessTime();
  const count = async () => {
    const { rows } = await open.pool.query(
      "select count(*)::int as count from outbox where reference = 'ref_told'",
    );
    return rows[0].count;
  };
  const message = { facilitatorId: 'harbor', body: 'Paid.', reference: 'ref_told' };
  const tell = async (isUndone: boolean) =>
    inTransaction(open.database, async (transaction) => {
      await sendEmail(transaction, { ...message, to: 'a@mail.example', subject: 'Paid' }, at);
      await sendTextMessage(transaction, { ...message, to: '2075550142' }, at);
      if (isUndone) throw new Error('It did not happen.');
    });
  await expect(tell(true)).rejects.toThrow('It did not happen.');
  expect(await count()).toBe(0);
  await tell(false);
  expect(await count()).toBe(2);
});

test('an email about a payment starts with who is paid and how much, as text', async () => {
  const look = { name: 'Tidewater', primaryColor: null, squareLogoUrl: null };
  const about = { payee: 'Blue <b>Door</b> Cafe', total: '$1,204.50' };
  const mail = { subject: 'Receipt', body: 'Paid by: Visa', look: { ...look, ...about } };
  const shown = String(await mailDocument(mail, origins, '#0b6e99'));
  const places = ['Blue &lt;b&gt;Door', '$1,204', '.50</span>', 'Paid by: Visa'].map((text) =>
    shown.indexOf(text),
  );
  expect(places.every((place) => place > 0)).toBe(true);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(String(await mailDocument({ ...mail, look }, origins, '#0b6e99'))).not.toContain(
    'class="about"',
  );
});
