import { type ComponentType, createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

export interface Series {
  readonly name: string;
  readonly points: readonly { readonly x: Date; readonly y: number }[];
}

/** Draws lines over time into an element of 900 × 300 pixels; returns what takes them away. */
export interface Contender {
  readonly name: string;
  mount(host: HTMLElement, series: readonly Series[]): () => void;
}

export const WIDTH = 900;
export const HEIGHT = 300;
export const COLORS = ['#0a6ebd', '#b8500b', '#2b7a3d'] as const;

const DAY = 86_400_000;
const START = Date.UTC(2025, 0, 1);

/** Three series of so many days, the same at every run; no two neighbors alike. */
export const makeSeries = (count: number): Series[] =>
  ['Sales', 'Refunds', 'Disputes'].map((name, place) => ({
    name,
    points: Array.from({ length: count }, (_, index) => ({
      x: new Date(START + index * DAY),
      y: 500 + place * 200 + ((index * 7919 + place * 104_729) % 997) + 200 * Math.sin(index / 40),
    })),
  }));

/** A contender that is a component of series. */
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
