import { describe, expect, test } from 'vitest';
import { securityTime } from '../../../test/moments.ts';
import { usePerson, useTestHosted } from '../../../test/use.ts';
import { countFailure } from '../../http/sessions/throttle.ts';
import { throttleKeysOf } from './take-payment.ts';
import { linkReader, titleOf, visitor } from './test-visit.ts';

const hosted = useTestHosted();
const manager = usePerson(hosted, 'manager@harbor');
const { get, post, filled, follow, pay, link } = visitor(hosted, manager);
const { payments } = linkReader(manager);

const declined = '4000000000000002';
const told = 'Too many cards were declined';
const many = { usageType: 'multi_use', usageLimit: 50 };

/** Declines that were counted against a page before: of one address, and of the page. */
async function declinedBefore(id: string, key: 'payer' | 'page', times: number, ip?: string) {
  const [payer, page] = throttleKeysOf({ session: { sessionId: id } }, ip);
  for (let time = 0; time < times; time += 1) {
    await countFailure(hosted.open.database, { payer, page }[key], securityTime());
  }
}

describe('a page that everybody may pay on', () => {
  test('takes no more cards from an address for a while after five were declined', async () => {
    const { id, path } = await link();
    for (let tries = 0; tries < 5; tries += 1) await pay(path, {}, declined);
    const { response } = await pay(path);
    expect([response.status, response.text.includes(told)]).toEqual([422, true]);
    expect(await payments(id)).toHaveLength(5);
  });

  test('tries at most five of the cards that one address sends at once', async () => {
    const { id, path } = await link(many);
    const forms = await Promise.all(
      Array.from({ length: 9 }, async () => filled(await get(path), declined)),
    );
    const responses = await Promise.all(forms.map((fields) => post(path, fields)));
    const refused = responses.filter(({ status, text }) => status === 422 && text.includes(told));
    expect(refused).toHaveLength(4);
    expect(await payments(id)).toHaveLength(5);
  });

  test('takes the cards of others while one address waits', async () => {
    const { id, path } = await link(many);
    await declinedBefore(id, 'payer', 5, '203.0.113.7');
    const paid = await follow((await pay(path)).response);
    expect([paid.status, titleOf(paid)]).toEqual([200, 'Payment received']);
  });

  test('takes no card from anybody after fifty declines without a payment between them', async () => {
    const { id, path } = await link(many);
    await declinedBefore(id, 'page', 49);
    await pay(path, {}, declined);
    const { response } = await pay(path);
    expect([response.status, response.text.includes(told)]).toEqual([422, true]);
  });

  test('counts from the last payment, of an address and of the page', async () => {
    const { id, path } = await link(many);
    await declinedBefore(id, 'page', 40);
    for (let tries = 0; tries < 4; tries += 1) await pay(path, {}, declined);
    expect(titleOf(await follow((await pay(path)).response))).toBe('Payment received');
    await declinedBefore(id, 'page', 40);
    for (let tries = 0; tries < 4; tries += 1) await pay(path, {}, declined);
    expect(titleOf(await follow((await pay(path)).response))).toBe('Payment received');
  });

  test('counts a card once, however often its form is sent', async () => {
    const { path } = await link(many);
    const fields = await filled(await get(path), declined);
    await Promise.all(Array.from({ length: 5 }, () => post(path, fields)));
    const paid = await follow((await pay(path)).response);
    expect([paid.status, titleOf(paid)]).toEqual([200, 'Payment received']);
  });
});
