import { arc, pie } from 'd3-shape';
import { type KeyboardEvent, useState } from 'react';
import { sizeOf } from '../../chart/drawable.ts';
import { indexAfterKey } from '../../chart/index-after-key.ts';
import { toneOf } from '../../chart/tone-of.ts';
import { commandKeys } from '../../keys/command-keys.ts';
import { classNames } from '../../styling/class-names.ts';
import * as styles from './donut-chart.css.ts';
import type { Slice } from './donut-parts.ts';

export interface DonutPlotProps {
  label: string;
  /** Side of the drawing in pixels, smaller when there is less room. */
  size: number;
  slices: readonly Slice[];
  /** Value and share of a slice, as text. */
  texts: (slice: Slice) => readonly [value: string, share: string];
  /** Center label while no slice is active. */
  whole: { name: string; text: string };
}

const thickness = 0.24;
const gap = 0.014;

/**
 * The ring. Pointer and touch read it slice by slice, keys as a slider over its slices, which every screen reader
 * supports.
 */
export function DonutPlot({ label, size, slices, texts, whole }: DonutPlotProps) {
  const [chosen, setChosen] = useState<number>();
  const last = slices.length - 1;
  const active = chosen === undefined ? undefined : Math.min(chosen, last);
  const reading = slices[active ?? 0];
  const radius = size / 2;
  const drawn = slices.filter(({ value }) => value >= 0).length;
  const angles = pie<Slice>()
    .value(({ value }) => sizeOf(value))
    .sortValues(null)
    .padAngle(drawn > 1 ? gap : 0)([...slices]);
  const outline = arc<(typeof angles)[number]>()
    .innerRadius(radius * (1 - thickness))
    .outerRadius(radius - 1)
    .cornerRadius(2);
  const [value, share] = reading ? texts(reading) : ['', ''];

  function press(event: KeyboardEvent) {
    if (event.key === 'Escape') setChosen(undefined);
    const next = indexAfterKey(event.key, active, slices.length);
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
  }

  return (
    <div className={styles.plot}>
      <svg
        aria-hidden
        width={size}
        height={size}
        viewBox={`0 0 ${size} ${size}`}
        className={styles.svg}
      >
        <g transform={`translate(${radius} ${radius})`}>
          {angles.map((angle, index) =>
            angle.data.value < 0 ? null : (
              <path
                key={angle.data.name}
                d={outline(angle) ?? ''}
                className={classNames(
                  styles.slice,
                  toneOf(angle.data.place),
                  active !== undefined && active !== index && styles.faded,
                )}
                onPointerEnter={() => setChosen(index)}
                onPointerDown={() => setChosen(index)}
                onPointerLeave={({ pointerType }) =>
                  pointerType === 'mouse' && setChosen(undefined)
                }
              />
            ),
          )}
        </g>
      </svg>
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native one places by number, not by slice
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={Math.max(0, last)}
        aria-valuenow={active ?? 0}
        aria-valuetext={reading ? [reading.name, value, share].join(', ') : whole.text}
        className={styles.reader}
        onFocus={() => setChosen((before) => before ?? 0)}
        onBlur={() => setChosen(undefined)}
        onKeyDown={commandKeys(press)}
      />
      <div aria-hidden className={styles.middle}>
        <span className={styles.name}>{active === undefined ? whole.name : reading?.name}</span>
        <span className={styles.value}>{active === undefined ? whole.text : value}</span>
        {active !== undefined && <span className={styles.name}>{share}</span>}
      </div>
    </div>
  );
}
