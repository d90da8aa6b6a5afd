import { can } from '@payfac/domain/access';
import { share } from '@payfac/domain/stats';
import { EmptyState } from '@payfac/ui/empty-state';
import { HorizontalBars } from '@payfac/ui/horizontal-bars';
import { Link } from '@payfac/ui/link';
import { useQuery } from '@tanstack/react-query';
import { wholeNumber } from '../../shared/counted.ts';
import { useHolder } from '../../shared/session/session.ts';
import * as styles from './page.css.ts';
import { authorizationsQuery } from './queries.ts';
import { rowsAt } from './range-address.ts';
import { useFigure } from './use-figure.ts';
import { LoadedCard, RangedCard } from './widget-card.tsx';

/** The widget whose period and scope the rate and its reasons share. */
const authorizationWidget = 'authorization';

interface Results {
  readonly approved: number;
  readonly declined: number;
}

const rateOf = ({ approved, declined }: Results): string | undefined =>
  approved + declined === 0 ? undefined : `${share(approved, approved + declined)}%`;

/** A rate's change in percentage points: '+0.30 pt'. */
export function pointsBetween(before: Results, now: Results): string | undefined {
  const [was, is] = [rateOf(before), rateOf(now)];
  if (was === undefined || is === undefined) return undefined;
  const moved = Number.parseFloat(is) - Number.parseFloat(was);
  const sign = moved < 0 ? '−' : moved > 0 ? '+' : '';
  return `${sign}${Math.abs(moved).toFixed(2)} pt`;
}

const countsOf = ({ approved, declined }: Results): string =>
  `${wholeNumber(approved)} of ${wholeNumber(approved + declined)}`;

/** The share of card payments that issuers approved. */
export function AuthorizationCard() {
  const asked = useQuery(authorizationsQuery(useFigure(authorizationWidget)));
  const { data } = asked;
  const moved = data?.before && pointsBetween(data.before, data.results);
  return (
    <RangedCard
      widget={authorizationWidget}
      title="Approval rate"
      rank="strip"
      asked={asked}
      value={data && rateOf(data.results)}
      detail={
        data && (
          <>
            {moved !== undefined && (
              <span className={moved.startsWith('−') ? styles.worse : styles.better}>{moved}</span>
            )}
            <span>{countsOf(data.results)}</span>
          </>
        )
      }
    />
  );
}

/** The most reasons worth showing. */
const MOST = 5;

interface Reason {
  readonly name: string;
  readonly count: number;
}

/** Reasons by displayed text, most frequent first: issuers have several codes for one text. */
export function reasonsByName(
  reasons: readonly { readonly responseMessage: string | null; readonly count: number }[],
): readonly Reason[] {
  const counts = new Map<string, number>();
  for (const { responseMessage, count } of reasons) {
    const name = responseMessage ?? 'No reason given';
    counts.set(name, (counts.get(name) ?? 0) + count);
  }
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .toSorted((a, b) => b.count - a.count);
}

/** Why issuers declined, for the period and scope of the approval rate. */
export function DeclineReasons() {
  const asks = useFigure(authorizationWidget);
  const canOpen = can(useHolder(), 'sidebar.declined');
  const asked = useQuery(authorizationsQuery(asks));
  return (
    <LoadedCard
      title="Why payments decline"
      what="decline reasons"
      lines={6}
      asked={asked}
      actions={
        canOpen &&
        asked.data && (
          <Link
            href={rowsAt('/reporting/transactions/declines', asks.scope, asked.data.span)}
            variant="standalone"
            aria-label="View all declines"
          >
            View all
          </Link>
        )
      }
    >
      {({ results: { reasons, declined } }) =>
        reasons.length === 0 ? (
          <EmptyState title="No declines">Reasons show up here when a card is declined.</EmptyState>
        ) : (
          <HorizontalBars
            label="Declined card payments by reason"
            scale="share"
            bars={reasonsByName(reasons)
              .slice(0, MOST)
              .map(({ name, count }) => ({
                name,
                value: declined === 0 ? 0 : count / declined,
                text: `${share(count, declined)}%`,
                detail: wholeNumber(count),
              }))}
          />
        )
      }
    </LoadedCard>
  );
}
