import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tallySpans } from './tally-spans.ts';

const units = ['month', 'day', 'hour'] as const;
const at = (text: string) => new Date(`${text}Z`);

describe('the parts of a span', () => {
  it('are all months of a span without ends', () => {
    expect(tallySpans(units, {})).toEqual([{ unit: 'month', from: undefined, to: undefined }]);
  });

  it('are months, then days, hours and operations towards its ends', () => {
    const span = { from: at('2026-01-30T22:15:00'), to: at('2026-04-02T01:00:00') };
    expect(tallySpans(units, span)).toEqual([
      { unit: 'month', from: at('2026-02-01T00:00:00'), to: at('2026-04-01T00:00:00') },
      { unit: 'day', from: at('2026-01-31T00:00:00'), to: at('2026-02-01T00:00:00') },
      { unit: 'hour', from: at('2026-01-30T23:00:00'), to: at('2026-01-31T00:00:00') },
      { unit: 'operation', from: at('2026-01-30T22:15:00'), to: at('2026-01-30T23:00:00') },
      { unit: 'day', from: at('2026-04-01T00:00:00'), to: at('2026-04-02T00:00:00') },
      { unit: 'hour', from: at('2026-04-02T00:00:00'), to: at('2026-04-02T01:00:00') },
    ]);
  });

  it('of less than an hour are operations alone, and of nothing there are none', () => {
    const span = { from: at('2026-01-30T22:15:00'), to: at('2026-01-30T22:45:00') };
    expect(tallySpans(units, span)).toEqual([{ unit: 'operation', ...span }]);
    expect(tallySpans(units, { from: span.to, to: span.from })).toEqual([]);
  });

  it('follow one another without a gap, from end to end', () => {
    const moment = fc.date({
      min: at('2024-01-01T00:00:00'),
      max: at('2027-01-01T00:00:00'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moment, moment, (one, other) => {
        const [from, to] = one < other ? [one, other] : [other, one];
        const parts = tallySpans(units, { from, to }).toSorted(
          (a, b) => Number(a.from) - Number(b.from),
        );
        let end = from.getTime();
        for (const part of parts) {
          expect(part.from?.getTime()).toBe(end);
          end = part.to?.getTime() ?? Number.NaN;
        }
        expect(end).toBe(to.getTime());
      }),
    );
  });
});
