import { readInstant } from './series.ts';

/** A horizontal reference line: a target, a limit. */
export interface ValueAnnotation {
  /** Label: two or three words. */
  readonly label: string;
  /** In the unit of `formatY`. */
  readonly y: number;
}

/** An event at an instant, drawn as a vertical line. */
export interface MomentAnnotation {
  /** Label: two or three words. */
  readonly label: string;
  /** An instant, or a date `YYYY-MM-DD`: midnight in the chart's time zone. */
  readonly x: Date | string;
}

/** A period between two instants, drawn as a band. */
export interface PeriodAnnotation {
  /** Label: two or three words. */
  readonly label: string;
  /** An instant, or a date `YYYY-MM-DD`. */
  readonly from: Date | string;
  /** An instant, or a date `YYYY-MM-DD`. */
  readonly to: Date | string;
}

/** An annotation of a chart: a value, a moment or a period. */
export type ChartAnnotation = ValueAnnotation | MomentAnnotation | PeriodAnnotation;

/** Annotations prepared for drawing: instants in milliseconds. */
export interface Marks {
  readonly values: readonly { readonly label: string; readonly y: number }[];
  /** A moment has the same start and end. */
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

/** The annotations as text, for screen readers. */
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
