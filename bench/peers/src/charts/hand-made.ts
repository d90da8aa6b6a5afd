import {
  COLORS,
  type Contender,
  HEIGHT,
  type Series,
  WIDTH,
} from '../../../src/charts/page/contender.ts';
import { MARGIN } from './margin.ts';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
const LONGEST_SHOWN_BY_MONTHS = 2 * 366 * 86_400_000;

/** First of months or years, whatever there is room for, and the year where one begins. */
function timeTicks(first: number, last: number): { at: number; text: string }[] {
  const start = new Date(first);
  const months = last - first > LONGEST_SHOWN_BY_MONTHS ? 24 : 1;
  const ticks: { at: number; text: string }[] = [];
  for (let month = 0; ; month += months) {
    const tick = new Date(Date.UTC(start.getUTCFullYear(), month));
    const at = tick.getTime();
    if (at > last) return ticks;
    const name = MONTHS[tick.getUTCMonth()];
    const isYear = tick.getUTCMonth() === 0;
    if (at >= first) ticks.push({ at, text: isYear ? `${tick.getUTCFullYear()}` : (name ?? '') });
  }
}

/** One, two or five times a power of ten: about five of them up to a value. */
function niceStep(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most / 5));
  const ratio = most / 5 / power;
  if (ratio > 7) return 10 * power;
  if (ratio > 3) return 5 * power;
  return ratio > 1.4 ? 2 * power : power;
}

/** The whole drawing as one text of SVG. */
function drawn(series: readonly Series[]): string {
  let first = Number.POSITIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  let most = 0;
  for (const { points } of series) {
    for (const { x, y } of points) {
      const time = x.getTime();
      if (time < first) first = time;
      if (time > last) last = time;
      if (y > most) most = y;
    }
  }
  const step = niceStep(most);
  const top = Math.ceil(most / step) * step;
  const perTime = (WIDTH - MARGIN.left - MARGIN.right) / (last - first);
  const perUnit = (HEIGHT - MARGIN.top - MARGIN.bottom) / top;
  const xOf = (time: number) => MARGIN.left + (time - first) * perTime;
  const yOf = (value: number) => HEIGHT - MARGIN.bottom - value * perUnit;
  const round = (pixels: number) => Math.round(pixels * 10) / 10;

  let svg = `<svg width="${WIDTH}" height="${HEIGHT}">`;
  for (let value = 0; value <= top; value += step) {
    svg += `<g transform="translate(0,${yOf(value)})"><line x1="${MARGIN.left}" x2="${WIDTH - MARGIN.right}" stroke="#ddd"/><text x="${MARGIN.left - 6}" text-anchor="end">${value}</text></g>`;
  }
  for (const { at, text } of timeTicks(first, last)) {
    svg += `<text x="${xOf(at)}" y="${HEIGHT - 10}" text-anchor="middle">${text}</text>`;
  }
  for (const [place, { points }] of series.entries()) {
    let path = '';
    for (const { x, y } of points) {
      path += `${path === '' ? 'M' : 'L'}${round(xOf(x.getTime()))},${round(yOf(y))}`;
    }
    svg += `<path d="${path}" fill="none" stroke="${COLORS[place] ?? ''}"/>`;
  }
  return `${svg}</svg>`;
}

/** What a browser needs at the least for lines and ticks: a text put in at once, no library at all. */
export const handMade: Contender = {
  name: 'hand-made SVG',
  mount(host, series) {
    host.innerHTML = drawn(series);
    return () => host.replaceChildren();
  },
};
