const dayMs = 86_400_000;

/** How far back a rule is tried, the latest payments included. */
export const spanLabels = {
  day: 'Last 24 hours',
  week: 'Last 7 days',
  month: 'Last 30 days',
  quarter: 'Last 90 days',
} as const;
export type Span = keyof typeof spanLabels;

export const spans = ['day', 'week', 'month', 'quarter'] as const satisfies readonly Span[];

const days: Readonly<Record<Span, number>> = { day: 1, week: 7, month: 30, quarter: 90 };

export const spanOf = (span: Span, now: Date): { readonly from: Date; readonly to: Date } => ({
  from: new Date(now.getTime() - days[span] * dayMs),
  to: now,
});
