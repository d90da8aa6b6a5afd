import * as hostedSessionsCalls from '@payfac/api/contract/hosted-sessions';
import { linkStateLabels } from '@payfac/domain/payment-links';
import { SegmentedBar } from '@payfac/ui/segmented-bar';
import { useQuery } from '@tanstack/react-query';
import { wholeNumber } from '../../../shared/counted.ts';
import { countsOf } from '../../../shared/lists/statistics/counts-of.ts';
import { figuresKey } from '../../../shared/lists/statistics/figures.tsx';
import type { ListSummaryProps } from '../../../shared/lists/statistics/summary.ts';

/** The list's states, in the order that a page goes through them. */
export const byStanding = {
  key: 'standing',
  tabs: [
    { label: 'All', values: [] },
    { label: linkStateLabels.created, values: ['created'] },
    { label: linkStateLabels.sent, values: ['sent', 'resent'] },
    { label: linkStateLabels.initiated, values: ['initiated'] },
    { label: linkStateLabels.paid, values: ['paid'] },
    { label: linkStateLabels.onboarding, values: ['onboarding'] },
    { label: linkStateLabels.expired, values: ['expired'] },
    { label: linkStateLabels.canceled, values: ['canceled'] },
  ],
} as const;

export const standingCounts = countsOf(hostedSessionsCalls.list, byStanding);

/** What became of the listed sessions: one bar, each part of which filters the list. */
export function Standings({ wire, hrefOf }: ListSummaryProps) {
  // A part is a status; ignoring the status filter keeps the bar complete while one of them is selected.
  const { standing: _, ...rest } = wire;
  const own = figuresKey(standingCounts, rest);
  const { data: counts } = useQuery<Readonly<Record<string, number>>>({
    queryKey: [standingCounts.shown, 'hosted-sessions', 'tabs', own],
    queryFn: () => standingCounts.load(own),
    placeholderData: (before: Readonly<Record<string, number>> | undefined) => before,
  });
  const parts = byStanding.tabs.filter(({ values }) => values.length > 0);
  // A count that isn't exact is missing, and a bar without it would be wrong.
  if (!counts || !parts.every(({ label }) => label in counts)) return null;
  return (
    <SegmentedBar
      size="small"
      label="Hosted sessions by status"
      segments={parts.flatMap(({ label, values }) => {
        const count = counts[label] ?? 0;
        const href = hrefOf({ standing: values });
        return count === 0 ? [] : [{ name: label, value: count, text: wholeNumber(count), href }];
      })}
    />
  );
}
