import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { commandKeys } from '../keys/command-keys.ts';
import { written } from '../styling/written.ts';
import * as styles from './crosshair.css.ts';
import { indexAfterKey } from './index-after-key.ts';
import type { PlotInsets } from './plot-box.ts';
import { Reading, type Readings, readingText } from './reading.tsx';

export interface CrosshairProps {
  label: string;
  /** Insets of the plot within the drawing. */
  insets: PlotInsets;
  /** Number of readable positions. */
  count: number;
  /** Returns the position nearest to a fraction of the plot's width, 0 to 1. */
  nearest: (share: number) => number;
  /** Returns the position as a fraction of the plot's width. */
  shareOf: (index: number) => number;
  read: (index: number) => Readings;
  /** Width of the highlighted band as a fraction; a line when absent. */
  band?: number | undefined;
}

/**
 * Reads values off a chart by pointer, touch, or keys as a slider over its positions, which every screen reader
 * supports. Keeps its own state, so that moving redraws no chart, and positions by fractions, so that it fits any
 * width.
 */
export function Crosshair({
  label,
  insets,
  count,
  nearest,
  shareOf,
  read,
  band = 0,
}: CrosshairProps) {
  const [chosen, setChosen] = useState<number>();
  const last = count - 1;
  const active = chosen === undefined ? undefined : Math.min(chosen, last);
  const readings = read(active ?? last);

  function point({ clientX, currentTarget }: PointerEvent) {
    const { left, width } = currentTarget.getBoundingClientRect();
    setChosen(nearest(width === 0 ? 1 : (clientX - left) / width));
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'Escape') setChosen(undefined);
    const next = indexAfterKey(event.key, active, count);
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
  }

  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native one places by index, not by time
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={active ?? last}
      aria-valuetext={readingText(readings)}
      className={styles.reader}
      ref={written({ ...insets })}
      onPointerMove={point}
      onPointerDown={point}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setChosen(undefined)}
      onFocus={() => setChosen((before) => before ?? last)}
      onBlur={() => setChosen(undefined)}
      onKeyDown={commandKeys(press)}
    >
      {active !== undefined && <Reading {...readings} share={shareOf(active)} band={band} />}
    </div>
  );
}
