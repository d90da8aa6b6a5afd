import { expectCalm, lists, type Width } from './support/lists.ts';
import { patience } from './support/patience.ts';
import { signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

// The budget is for harbor, whose controls are lower.
const widths: readonly Width[] = [1440, 1024, 360];

/** One list of each kind: with parts, with statuses, with neither, with sums, with a summary. */
const sample = [
  '/reporting/transactions',
  '/disputes',
  '/customers',
  '/reporting/payouts?part=reserves',
  '/reporting/payouts',
];

for (const width of widths) {
  test(`the first records of a few lists are in sight at ${width} px`, {
    tag: '@full',
  }, async ({ page }) => {
    await signIn(page, 'admin');
    for (const address of sample) await expectCalm(page, address, width);
  });

  test(`the first records of every list are in sight at ${width} px`, {
    tag: '@prove',
  }, async ({ page }) => {
    test.setTimeout(15_000 * patience * lists.length);
    await signIn(page, 'admin');
    const troubles: string[] = [];
    for (const address of lists) {
      await expectCalm(page, address, width).catch((error: unknown) => {
        troubles.push(`${address}: ${String(error).slice(0, 400)}`);
      });
    }
    expect(troubles).toEqual([]);
  });
}
