import { describe, expect, it } from 'vitest';
import { cutDays } from './cut-days.ts';

const at = (text: string) => new Date(`2026-03-${text}:00Z`);
const whole = { from: at('01T00:00'), to: at('31T00:00') };

describe('a day with a bucket boundary', () => {
  it('early in the day counts in the new bucket, except its first hours', () => {
    expect(cutDays([at('10T04:00')], whole)).toEqual([
      {
        day: at('10T00:00'),
        countsAt: at('10T04:00'),
        strays: [{ from: at('10T00:00'), to: at('10T04:00'), countedAt: at('10T04:00') }],
      },
    ]);
  });

  it('late in the day counts in the old bucket', () => {
    expect(cutDays([at('10T22:00')], whole)).toEqual([
      {
        day: at('10T00:00'),
        countsAt: at('10T00:00'),
        strays: [{ from: at('10T22:00'), to: at('11T00:00'), countedAt: at('10T00:00') }],
      },
    ]);
  });

  it('twice counts in the middle', () => {
    const [day] = cutDays([at('10T01:00'), at('10T23:00')], whole);
    expect(day?.countsAt).toEqual(at('10T01:00'));
    expect(day?.strays.map(({ from, to }) => [from, to])).toEqual([
      [at('10T00:00'), at('10T01:00')],
      [at('10T23:00'), at('11T00:00')],
    ]);
  });
});

it('days outside of a span, and days that a bucket begins with, are not cut', () => {
  const span = { from: at('10T00:00'), to: at('12T00:00') };
  const cuts = [at('09T05:00'), at('10T05:00'), at('11T00:00'), at('12T05:00')];
  expect(cutDays(cuts, span).map(({ day }) => day)).toEqual([at('10T00:00')]);
});
