import { expect, it } from 'vitest';
import { plotBox, plotInsets } from '../../chart/plot-box.ts';
import { barMarks } from './bar-marks.ts';
import { spansOf } from './bar-rows.ts';

const box = plotBox(300, 200, plotInsets([]));

/** Whether the bar of each series has a rounded end. */
function roundnessOf(values: readonly number[], isStacked: boolean): boolean[] {
  const places = values.map((_, place) => place);
  const spans = [spansOf(values, places, isStacked)];
  const scale = { from: 0, start: 100, factor: -1 };
  return barMarks({ spans, places, isStacked, scale, box }).map(({ content }) => {
    const path = Array.isArray(content) ? String(content[0]?.attributes['d']) : '';
    const [, left, , end] = /Q(\S+) (\S+) (\S+)/.exec(path) ?? [];
    return left !== end;
  });
}

it.each([
  ['every bar beside others', [30, 20, -10], false, [true, true, true]],
  ['the last of a pile', [30, 20, 10], true, [false, false, true]],
  ['the last of a pile in each direction', [30, -20, 10, -5], true, [false, false, true, true]],
])('rounds %s', (_, values, isStacked, rounded) => {
  expect(roundnessOf(values, isStacked)).toEqual(rounded);
});
