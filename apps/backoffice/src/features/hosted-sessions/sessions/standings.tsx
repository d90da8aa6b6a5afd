import * as hostedSessionsCalls from '@payfac/api/contract/hosted-sessions';
import { type LinkState, linkStateLabels } from '@payfac/domain/payment-links';
import { Link } from '@payfac/ui/link';
import { SegmentedBar } from '@payfac/ui/segmented-bar';
import { useQuery } from '@tanstack/react-query';
import { wholeNumber } from '../../../shared/counted.ts';
import { countsOf } from '../../../shared/lists/statistics/counts-of.ts';
import { figuresKey } from '../../../shared/lists/statistics/figures.tsx';
import * as styles from '../../../shared/lists/statistics/summary.css.ts';
import type { ListSummaryProps } from '../../../shared/lists/statistics/summary.tsx';

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

type Tab = (typeof byStanding.tabs)[number];
const tabOf = (state: LinkState): Tab | undefined =>
  byStanding.tabs.find(({ label }) => label === linkStateLabels[state]);

/** In the order that a page goes through them. Those that ended would soon fill the bar. */
const open = ['created', 'sent', 'initiated', 'onboarding'] as const;

const ended = [
  ['paid', 'done'],
  ['expired', 'waits'],
  ['canceled', 'over'],
] as const;

/** Where the listed sessions are: those that may still be paid as one bar, and what became of the others. */
export function Standings({ wire, hrefOf }: ListSummaryProps) {
  // A part is a status; ignoring the status filter keeps the bar complete while one of them is selected.
  const { standing: _, ...rest } = wire;
  const own = figuresKey(standingCounts, rest);
  const { data: counts } = useQuery<Readonly<Record<string, number>>>({
    queryKey: [standingCounts.shown, 'hosted-sessions', 'tabs', own],
    queryFn: () => standingCounts.load(own),
    placeholderData: (before: Readonly<Record<string, number>> | undefined) => before,
  });
  // A count that isn't exact is missing, and a bar without it would be wrong.
  if (!counts || !open.every((state) => linkStateLabels[state] in counts)) return null;
  const partOf = (state: LinkState) => {
    const tab = tabOf(state);
    const value = tab && counts[tab.label];
    if (!tab || !value) return [];
    const href = hrefOf({ standing: tab.values });
    return [{ name: tab.label, value, text: wholeNumber(value), href }];
  };
  return (
    <section aria-label="Hosted sessions by status" className={styles.summary}>
      <div className={styles.bar}>
        <SegmentedBar
          size="small"
          label="Sessions that may still be paid"
          segments={open.flatMap(partOf)}
        />
      </div>
      <p className={styles.besides}>
        {ended.flatMap(([state, standing]) =>
          partOf(state).map(({ name, text, href }) => (
            <Link key={name} href={href} variant="quiet" aria-label={`${name}: ${text}`}>
              <span className={styles.beside[standing]}>{`${name} ${text}`}</span>
            </Link>
          )),
        )}
      </p>
    </section>
  );
}
