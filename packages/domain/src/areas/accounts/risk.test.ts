import { expect, it } from 'vitest';
import { highestMonthlyVolume, riskMetricsSchema } from './risk.ts';

/** Maximum value of each expected figure, in dollars. */
const most = {
  monthlyVolume: 1_000_000_000,
  averageTicket: 10_000_000,
  highestTicket: 10_000_000,
  dailyCount: 0,
};

it('takes every figure of an account up to its ceiling, in cents, and not a cent more', () => {
  expect(riskMetricsSchema.parse(most)).toMatchObject({
    monthlyVolume: highestMonthlyVolume,
    averageTicket: 1_000_000_000,
    highestTicket: 1_000_000_000,
  });
  for (const figure of ['monthlyVolume', 'averageTicket', 'highestTicket'] as const) {
    for (const wrong of [most[figure] + 0.01, -0.01]) {
      const refused = riskMetricsSchema.safeParse({ ...most, [figure]: wrong });
      expect(
        refused.error?.issues.map(({ path }) => path),
        `${figure} ${wrong}`,
      ).toEqual([[figure]]);
    }
  }
});
