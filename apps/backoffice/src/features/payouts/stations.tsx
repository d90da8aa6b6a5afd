import { addCents, formatUsd } from '@payfac/domain/money';
import {
  type PayoutStation,
  payoutStationLabels,
  payoutStationStatuses,
} from '@payfac/domain/payouts';
import { Link } from '@payfac/ui/link';
import { Money } from '@payfac/ui/money';
import { SegmentedBar } from '@payfac/ui/segmented-bar';
import { useQuery } from '@tanstack/react-query';
import { type PayoutTotals, payoutTotals } from '../../entities/payouts/payout-totals.ts';
import { wholeNumber } from '../../shared/counted.ts';
import { figuresKey } from '../../shared/lists/statistics/figures.tsx';
import * as styles from '../../shared/lists/statistics/summary.css.ts';
import type { ListSummaryProps } from '../../shared/lists/statistics/summary.tsx';
import type { Standing } from '../../shared/status/standings.ts';

/** In the order the money passes through them. Paid payouts are left out, since they would soon fill the bar. */
const onTheWay = ['pending', 'approved', 'acknowledged', 'atBank'] as const;

const beside = [
  ['held', 'waits'],
  ['failed', 'failed'],
  ['paid', 'done'],
] as const satisfies readonly (readonly [PayoutStation, Standing])[];

interface BesideProps {
  readonly totals: PayoutTotals;
  readonly hrefOf: (station: PayoutStation) => string;
}

/** Held and failed payouts, shown only if there are any. */
const Beside = ({ totals, hrefOf }: BesideProps) =>
  beside
    .filter(([station]) => totals[station].count > 0)
    .map(([station, standing]) => (
      <Link
        key={station}
        href={hrefOf(station)}
        variant="quiet"
        aria-label={`${payoutStationLabels[station]}: ${wholeNumber(totals[station].count)}, ${formatUsd(totals[station].amount)}`}
      >
        <span className={styles.beside[standing]}>
          {`${payoutStationLabels[station]} ${wholeNumber(totals[station].count)}`}
        </span>
      </Link>
    ));

/** Where the money of the listed payouts is: the amounts in transit, station by station. */
export function Stations({ wire, hrefOf }: ListSummaryProps) {
  // A station is a status; ignoring the status filter keeps the bar complete while one of them is selected.
  const { status: _, ...rest } = wire;
  const own = figuresKey(payoutTotals, rest);
  const { data: totals } = useQuery({
    queryKey: [payoutTotals.shown, 'payouts', 'stations', own],
    queryFn: () => payoutTotals.load(own),
    placeholderData: (before: PayoutTotals | undefined) => before,
  });
  if (!totals) return null;
  const at = (station: PayoutStation) => hrefOf({ status: payoutStationStatuses[station] });
  return (
    <section aria-label="Payouts by station" className={styles.summary}>
      <p className={styles.total}>
        <span className={styles.label}>On the way</span>
        <Money amount={addCents(...onTheWay.map((each) => totals[each].amount))} rank="balance" />
      </p>
      <div className={styles.bar}>
        <SegmentedBar
          size="small"
          label="On the way to bank accounts"
          segments={onTheWay.map((station) => ({
            name: payoutStationLabels[station],
            value: totals[station].amount,
            text: wholeNumber(totals[station].count),
            href: at(station),
          }))}
        />
      </div>
      <p className={styles.besides}>
        <Beside totals={totals} hrefOf={at} />
      </p>
    </section>
  );
}
