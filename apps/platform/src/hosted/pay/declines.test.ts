import { declineAdvice } from '@payfac/domain/transactions';
import { describe, expect, test } from 'vitest';
import { send } from '../../../test/boarding.ts';
import { examplePlan } from '../../../test/commerce.ts';
import { accountOf } from '../../../test/sale.ts';
import { usePerson, useTestHosted } from '../../../test/use.ts';
import { testCards } from '../../processors/simulated/card-behaviors.ts';
import { responses } from '../../processors/simulated/responses.ts';
import { declinedFor } from './outcome-page.ts';
import { visitor } from './test-visit.ts';

const hosted = useTestHosted();
const manager = usePerson(hosted, 'manager@harbor');
const admin = usePerson(hosted, 'admin@harbor');
const { follow, pay, link } = visitor(hosted, manager);

const general = 'Your card was declined.';

/** Every possible issuer code: two letters or digits. */
const letters = Array.from('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ');
const codes = letters.flatMap((one) => letters.map((other) => `${one}${other}`));

/** Codes whose reason a payer may see: insufficient funds, or what they typed. All others get the general message. */
const mayKnow: ReadonlySet<string> = new Set(['10', '51', '54', 'N7', 'N8']);

describe('what a payer reads when a card is declined', () => {
  const read = (responseCode: string | null) =>
    declinedFor({ paymentType: 'creditCard', responseCode });

  test('has no code, and is the same sentence for all but five', () => {
    expect(codes.filter((code) => declineAdvice(code)).length).toBeGreaterThan(15);
    for (const code of [...codes, '', 'constructor', '000', null]) {
      const sentence = read(code);
      expect(sentence).not.toMatch(/\d|Error|[A-Z]\d/);
      if (code === null || !mayKnow.has(code)) expect([code, sentence]).toEqual([code, general]);
      else expect([code, sentence]).not.toEqual([code, general]);
    }
  });

  test.each(Object.entries(responses))('of %s is not the issuer’s own text', (_, response) => {
    expect(read(response.responseCode)).not.toContain(response.responseMessage);
  });
});

const invoice = async () => {
  const { body } = await send(manager, 'POST', 'invoices', {
    subMerchantId: accountOf(manager),
    date: '2026-03-18',
    items: [{ description: 'Atlas', quantity: 1, unitPrice: 40, taxRate: '0' }],
    shareMethods: ['email'],
    email: 'payer@mail.example',
  });
  return new URL(body.paymentUrl).pathname;
};

const plan = async () => {
  const schedules = examplePlan.schedules.slice(1);
  const body = { ...examplePlan, schedules, subMerchantId: accountOf(manager) };
  const made = await admin.call('subscriptions/plan/create', { method: 'POST', body });
  const { planId } = made.body;
  await admin.call(`subscriptions/plan/activate/${planId}`, { method: 'PUT', body: {} });
  const invited = await admin.call('subscriptions/plan/invite', {
    method: 'POST',
    body: { planId, shareMethods: ['email'], email: 'reader@mail.example' },
  });
  return new URL(invited.body.url).pathname;
};

/** Every page on which a card can be declined. Saved cards can only be changed in the back office. */
const pages = {
  'payment link': async () => (await link()).path,
  'payment link that keeps the card': async () => (await link({ collectPaymentMethod: true })).path,
  invoice,
  'invitation to a plan': plan,
};

const declining = testCards.filter(({ behavior }) =>
  ['decline', 'insufficient-funds', 'lost-card', 'stolen-card', 'expired-card'].includes(behavior),
);

describe.each(Object.entries(pages))('a card declined on the page of a %s', (_, open) => {
  test('is shown without the issuer’s code or reason [LINK-37]', async () => {
    expect(declining).toHaveLength(5);
    const told = new Map<string, string>();
    for (const { number, behavior } of declining) {
      const { response } = await pay(await open(), {}, number);
      const { status, text } = await follow(await follow(response));
      expect([behavior, status]).toEqual([behavior, 402]);
      const [, sentence = ''] = /id="problems"[^]*?<li>([^<]*)/.exec(text) ?? [];
      expect(sentence).toMatch(/^Your card was declined/);
      expect(sentence).not.toMatch(/\d|Error|lost|stolen|fraud|honor|issuer/i);
      told.set(behavior, sentence);
    }
    const alike = ['decline', 'lost-card', 'stolen-card'].map((behavior) => told.get(behavior));
    expect(new Set(alike).size).toBe(1);
  });
});
