import { readInstant } from './series.ts';

/** A value to hold the figures against, drawn across: a target, a limit. */
export interface ValueAnnotation {
  /** Two or three words. */
  readonly label: string;
  /** In the unit of `formatY`. */
  readonly y: number;
}

/** Something that happened at an instant, drawn upright. */
export interface MomentAnnotation {
  /** Two or three words. */
  readonly label: string;
  /** An instant, or a date `YYYY-MM-DD`, which stands for its midnight in the chart's zone. */
  readonly x: Date | string;
}

/** Something that went on from one instant to another, drawn as a band. */
export interface PeriodAnnotation {
  /** Two or three words. */
  readonly label: string;
  /** An instant, or a date `YYYY-MM-DD`. */
  readonly from: Date | string;
  /** An instant, or a date `YYYY-MM-DD`. */
  readonly to: Date | string;
}

/** What is written onto a chart: a value, a moment or a period. */
export type ChartAnnotation = ValueAnnotation | MomentAnnotation | PeriodAnnotation;

/** Annotations made ready for drawing: instants in milliseconds. */
export interface Marks {
  readonly values: readonly { readonly label: string; readonly y: number }[];
  /** A moment ends where it begins. */
  readonly spans: readonly { readonly label: string; readonly from: number; readonly to: number }[];
}

export function readAnnotations(annotations: readonly ChartAnnotation[], zone: string): Marks {
  const at = (x: Date | string) => readInstant(x, zone);
  return {
    values: annotations.filter((each) => 'y' in each),
    spans: annotations.flatMap((each) => {
      if ('y' in each) return [];
      const [from, to] = 'x' in each ? [each.x, each.x] : [each.from, each.to];
      const ends = [at(from), at(to)] as const;
      return [{ label: each.label, from: Math.min(...ends), to: Math.max(...ends) }];
    }),
  };
}

export interface MarkTexts {
  readonly ofValue: (y: number) => string;
  readonly ofInstant: (x: number) => string;
}

/** The same in words, for whoever does not see the drawing. */
export const markTexts = (
  { values, spans }: Marks,
  { ofValue, ofInstant }: MarkTexts,
): string[] => [
  ...values.map(({ label, y }) => `${label}: ${ofValue(y)}`),
  ...spans.map(({ label, from, to }) =>
    from === to
      ? `${label}: ${ofInstant(from)}`
      : `${label}: ${ofInstant(from)} – ${ofInstant(to)}`,
  ),
];
