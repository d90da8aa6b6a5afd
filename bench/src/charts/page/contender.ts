import { type ComponentType, createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

export interface Series {
  readonly name: string;
  readonly points: readonly { readonly x: Date; readonly y: number }[];
}

/** Draws lines over time into an element of 900 × 300 pixels; returns a function that removes them. */
export interface Contender {
  readonly name: string;
  mount(host: HTMLElement, series: readonly Series[]): () => void;
}

export const WIDTH = 900;
export const HEIGHT = 300;
export const COLORS = ['#0a6ebd', '#b8500b', '#2b7a3d'] as const;

const DAY = 86_400_000;
const START = Date.UTC(2025, 0, 1);

/** Three series of a number of days, the same on every run; no two neighbors are equal. */
export const makeSeries = (count: number): Series[] =>
  ['Sales', 'Refunds', 'Disputes'].map((name, place) => ({
    name,
    points: Array.from({ length: count }, (_, index) => ({
      x: new Date(START + index * DAY),
      y: 500 + place * 200 + ((index * 7919 + place * 104_729) % 997) + 200 * Math.sin(index / 40),
    })),
  }));

/** A contender that is a component with series as props. */
export function reactContender(
  name: string,
  Component: ComponentType<{ readonly series: readonly Series[] }>,
): Contender {
  return {
    name,
    mount(host, series) {
      const root = createRoot(host);
      flushSync(() => root.render(createElement(Component, { series })));
      return () => flushSync(() => root.unmount());
    },
  };
}
