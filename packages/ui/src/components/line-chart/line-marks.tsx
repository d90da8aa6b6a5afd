import { area, line } from 'd3-shape';
import { memo, useId } from 'react';
import * as styles from '../../chart/drawing.css.ts';
import { reduceToColumns } from '../../chart/reduce.ts';
import type { Track } from '../../chart/series.ts';
import { toneOf } from '../../chart/tone-of.ts';
import type { YScale } from '../../chart/y-scale.ts';
import type { LineChartKind } from './line-chart-kind.ts';

export interface LineMarksProps {
  tracks: readonly Track[];
  kind: LineChartKind;
  scale: YScale;
  /** First and last instant of the axis. */
  first: number;
  last: number;
  /** Pixels of the plot. */
  left: number;
  width: number;
}

interface MarkProps extends Omit<LineMarksProps, 'tracks'> {
  track: Track;
}

/** Drawn again only when the data or the size changes, not while a pointer reads values. */
const LineMark = memo(function LineMark(props: MarkProps) {
  const { track, kind, scale, first, last, left, width } = props;
  const gradient = useId();
  const span = last - first;
  const ways = span === 0 ? 0 : width / span;
  const start = span === 0 ? left + width / 2 : left;
  const xOf = (index: number) => start + ((track.xs[index] ?? first) - first) * ways;
  const yOf = (index: number) => scale(track.ys[index] ?? 0);
  const isDefined = (index: number) => !Number.isNaN(track.ys[index] ?? Number.NaN);
  const isAlone = (index: number) =>
    isDefined(index) && !isDefined(index - 1) && !isDefined(index + 1);
  const kept = reduceToColumns(track.ys, (index) => Math.floor(xOf(index)), width);

  return (
    <g className={toneOf(track.place)}>
      {kind === 'area' && (
        <>
          <linearGradient id={gradient} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="currentColor" stopOpacity="0.2" />
            <stop offset="1" stopColor="currentColor" stopOpacity="0.02" />
          </linearGradient>
          <path
            className={styles.area}
            fill={`url(#${gradient})`}
            d={area<number>(xOf, scale(0), yOf).defined(isDefined).digits(1)(kept) ?? undefined}
          />
        </>
      )}
      <path
        className={styles.line}
        d={line<number>(xOf, yOf).defined(isDefined).digits(1)(kept) ?? undefined}
      />
      {kept.filter(isAlone).map((index) => (
        <circle key={index} cx={xOf(index)} cy={yOf(index)} r="3" fill="currentColor" />
      ))}
    </g>
  );
});

export function LineMarks({ tracks, ...rest }: LineMarksProps) {
  return tracks.map((track) => <LineMark key={track.name} track={track} {...rest} />);
}
