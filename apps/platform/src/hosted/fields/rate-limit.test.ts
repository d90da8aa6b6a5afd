import { describe, expect, it } from 'vitest';
import { useTestHosted } from '../../../test/use.ts';
import { signContext, verifyContext } from '../../areas/tokenization/context.ts';
import { guestsPerAddress } from '../../areas/tokenization/rate-limit.ts';
import { useCardPosts } from './test-card-post.ts';

const hosted = useTestHosted();
const { openContext, card, post } = useCardPosts(hosted);

describe('the tokenization rate limit', () => {
  const limit = 'backoffice/tokenization/ratelimit';
  const putLimit = async (perMinute: number) => {
    const admin = await hosted.signIn('admin@harbor');
    return admin.call(limit, { method: 'PUT', body: { perMinute } });
  };

  it('is read and set by admins, and applies only to accounts of their facilitator', async () => {
    const admin = await hosted.signIn('admin@harbor');
    expect((await admin.get(limit)).body).toEqual({ perMinute: 120 });
    expect((await post(card())).status).toBe(201);
    expect((await putLimit(1)).body).toEqual({ perMinute: 1 });
    const refused = await post(card());
    expect([refused.status, refused.body.code]).toEqual([429, 'TOO_MANY']);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect((await (await hosted.signIn('admin@juniper')).get(limit)).body.perMinute).toBe(120);
    await putLimit(120);
    expect((await post(card())).status).toBe(201);
  });

  it.each([0, 10_001, 1.5])('can’t be set to %s', async (perMinute) => {
    expect((await putLimit(perMinute)).status).toBe(400);
  });
});

describe('payers on payment pages', () => {
  /** Sends concurrent cards from a page with its own context. @returns how many were accepted. */
  async function sendFrom(page: string | undefined, cards: number): Promise<number> {
    const { context } = await openContext();
    const signed = verifyContext(context, hosted.contextKey);
    if (!signed) throw new Error('The context that was just opened is none.');
    const text = signContext({ ...signed, ...(page && { page }) }, hosted.contextKey);
    const sent = Array.from({ length: cards }, () => post(card({ context: text })));
    return (await Promise.all(sent)).filter(({ status }) => status === 201).length;
  }
  const setLimit = (perMinute: number) =>
    hosted.open.pool.query(
      `with forgotten as (delete from limit_windows)
       update facilitators set tokenization_per_minute = $1 where facilitator_id = 'harbor'`,
      [perMinute],
    );

  it('use up their page’s limit, then the shared one, and never the one of signed-in users', async () => {
    await setLimit(8);
    expect(await sendFrom('hps_one', 15)).toBe(3);
    expect(await sendFrom('hps_one', 1)).toBe(0);
    expect(await sendFrom('hps_two', 1)).toBe(1);
    expect(await sendFrom(undefined, 1)).toBe(1);
    await setLimit(8);
    expect(await sendFrom('hps_one', 4)).toBe(3);
    expect(await sendFrom('hps_two', 4)).toBe(3);
    expect(await sendFrom('hps_three', 4)).toBe(0);
    expect(await sendFrom(undefined, 10)).toBe(2);
  });

  it('use up their address’s limit, without affecting users signed in there', async () => {
    await setLimit(1000);
    expect(await sendFrom('hps_one', 25)).toBe(guestsPerAddress);
    expect(await sendFrom('hps_two', 1)).toBe(0);
    expect(await sendFrom(undefined, 25)).toBe(25);
    await setLimit(120);
  });
});
