import * as styles from './annotation-shapes.css.ts';
import type { Marks } from './annotations.ts';
import { along, type Linear } from './linear.ts';
import { labelWidth, type PlotBox } from './plot-box.ts';
import type { Shape } from './shapes.ts';

interface Annotated {
  readonly below: readonly Shape[];
  readonly above: readonly Shape[];
}

const GAP = 4;
const LINE = 15;

const text = (content: string, x: number, y: number, anchor: 'start' | 'end'): Shape => ({
  tag: 'text',
  attributes: { x, y, 'text-anchor': anchor },
  content,
});

const path = (className: string, d: string): Shape => ({
  tag: 'path',
  attributes: { class: className, d },
});

/** Reference lines, each with its label above the end of its line. */
function valueShapes(
  values: Marks['values'],
  scale: Linear,
  { left, top, width }: PlotBox,
): Shape[] {
  const end = left + width;
  return values.flatMap(({ label, y }) => {
    const at = Math.round(along(scale, y));
    const isHigh = at - LINE < top;
    return [
      path(styles.rule, `M${left} ${at}H${end}`),
      text(label, end, isHigh ? at + LINE - 2 : at - GAP, 'end'),
    ];
  });
}

/** Whether a reference line or its label crosses a row of labels at the plot's top edge. */
const isCrossed = (line: number, values: Marks['values'], scale: Linear, top: number): boolean =>
  values.some(({ y }) => {
    const at = Math.round(along(scale, y)) - top;
    const label = at < LINE ? at + LINE : at - LINE;
    return Math.max(at, label) > line * LINE && Math.min(at, label) < (line + 1) * LINE;
  });

/**
 * Labels at the plot's top edge, one row lower when they would overlap an earlier label, a reference line or its label.
 */
function spanShapes(
  { spans, values }: Marks,
  scale: Linear,
  position: Linear,
  { left, top, width, height }: PlotBox,
) {
  const end = left + width;
  const taken: number[] = [];
  const lines = Array.from({ length: Math.floor(height / LINE) }, (_, line) => line).filter(
    (line) => !isCrossed(line, values, scale, top),
  );
  const shown = spans
    .map((span) => ({
      label: span.label,
      from: Math.max(left, along(position, span.from)),
      to: Math.min(end, along(position, span.to)),
    }))
    .filter(({ from, to }) => from <= to)
    .toSorted((a, b) => a.from - b.from);
  return shown.flatMap(({ label, from, to }): Shape[] => {
    const size = labelWidth(label);
    const isBefore = from + GAP + size > end;
    const begin = isBefore ? from - GAP - size : from + GAP;
    const free = taken.findIndex((until) => until < begin);
    const line = free < 0 ? taken.length : free;
    taken[line] = begin + size + GAP;
    const bottom = top + height;
    return [
      to - from < 1
        ? path(styles.rule, `M${Math.round(from)} ${top}V${bottom}`)
        : path(styles.band, `M${from} ${top}H${to}V${bottom}H${from}Z`),
      text(
        label,
        isBefore ? from - GAP : from + GAP,
        top + LINE * ((lines[line] ?? line) + 1) - GAP,
        isBefore ? 'end' : 'start',
      ),
    ];
  });
}

const NONE: Annotated = { below: [], above: [] };

/**
 * The shapes of a chart's annotations. Bands lie below the data, lines and labels above it.
 * @param position maps an instant to pixels; undefined when the chart has no time axis
 */
export function annotationShapes(
  marks: Marks,
  scale: Linear,
  box: PlotBox,
  position?: Linear,
): Annotated {
  if (marks.values.length === 0 && marks.spans.length === 0) return NONE;
  const all = [
    ...(position ? spanShapes(marks, scale, position, box) : []),
    ...valueShapes(marks.values, scale, box),
  ];
  const group = (content: readonly Shape[]): Shape[] =>
    content.length === 0 ? [] : [{ tag: 'g', attributes: { class: styles.annotations }, content }];
  const isBand = ({ attributes }: Shape) => attributes['class'] === styles.band;
  return { below: group(all.filter(isBand)), above: group(all.filter((each) => !isBand(each))) };
}
