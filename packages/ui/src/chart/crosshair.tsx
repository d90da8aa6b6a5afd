import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { classNames } from '../styling/class-names.ts';
import * as styles from './crosshair.css.ts';
import { indexAfterKey } from './index-after-key.ts';
import { Swatch } from './legend.tsx';
import type { PlotBox } from './plot-box.ts';
import { toneOf } from './tone-of.ts';

export interface Reading {
  /** What all the values belong to: a date, a category. */
  title: string;
  values: readonly {
    name: string;
    place: number;
    text: string;
    /** Where its mark is, in pixels of the drawing; without it no dot is drawn. */
    at?: number;
  }[];
}

export interface CrosshairProps {
  label: string;
  box: PlotBox;
  /** How many places there are to read at. */
  count: number;
  /** The place nearest to a pixel of the drawing. */
  nearest: (x: number) => number;
  positionOf: (index: number) => number;
  read: (index: number) => Reading;
  /** Marks a band of this many pixels in place of a line. */
  band?: number;
}

const textOf = ({ title, values }: Reading) =>
  [title, ...values.map(({ name, text }) => `${name} ${text}`)].join(', ');

/**
 * Reads values off a chart: by pointer, by touch, and by keys as a slider over its places, which
 * every screen reader knows how to step through. Holds its own state, so that moving draws no chart.
 */
export function Crosshair({
  label,
  box,
  count,
  nearest,
  positionOf,
  read,
  band = 0,
}: CrosshairProps) {
  const [chosen, setChosen] = useState<number>();
  const last = count - 1;
  const active = chosen === undefined ? undefined : Math.min(chosen, last);
  const reading = read(active ?? last);
  const { left, top, width, height } = box;

  function point({ clientX, currentTarget }: PointerEvent) {
    setChosen(nearest(clientX - currentTarget.getBoundingClientRect().left + left));
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'Escape') setChosen(undefined);
    const next = indexAfterKey(event.key, active, count);
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
  }

  const x = active === undefined ? 0 : positionOf(active);
  const isAtEnd = x > left + width / 2;
  return (
    <>
      {active !== undefined && (
        <svg aria-hidden className={styles.marks} width="100%" height="100%">
          {band > 0 ? (
            <rect x={x - band / 2} y={top} width={band} height={height} className={styles.band} />
          ) : (
            <path d={`M${x} ${top}V${top + height}`} className={styles.line} />
          )}
          {reading.values.map(
            ({ name, place, at }) =>
              at !== undefined && (
                <circle
                  key={name}
                  cx={x}
                  cy={at}
                  r="4"
                  className={classNames(styles.dot, toneOf(place))}
                />
              ),
          )}
        </svg>
      )}
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native one places by index, not by time
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={active ?? last}
        aria-valuetext={textOf(reading)}
        className={styles.reader}
        style={{ left, top, width, height }}
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setChosen(undefined)}
        onFocus={() => setChosen((before) => before ?? last)}
        onBlur={() => setChosen(undefined)}
        onKeyDown={press}
      />
      {active !== undefined && (
        <div
          aria-hidden
          className={classNames(styles.tooltip, isAtEnd ? styles.before : styles.after)}
          style={{ left: x, top }}
        >
          <div className={styles.title}>{reading.title}</div>
          {reading.values.map(({ name, place, text }) => (
            <div key={name} className={styles.value}>
              <Swatch place={place} />
              <span className={styles.name}>{name}</span>
              <span className={styles.number}>{text}</span>
            </div>
          ))}
        </div>
      )}
    </>
  );
}
