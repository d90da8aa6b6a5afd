import { can } from '@payfac/domain/access';
import { share } from '@payfac/domain/stats';
import { EmptyState } from '@payfac/ui/empty-state';
import { HorizontalBars } from '@payfac/ui/horizontal-bars';
import { Link } from '@payfac/ui/link';
import { useQuery } from '@tanstack/react-query';
import { wholeNumber } from '../../shared/counted.ts';
import { useHolder } from '../../shared/session/session.ts';
import { authorizationsQuery } from './queries.ts';
import { rowsAt, useAddressRange } from './range-address.ts';
import { useScope } from './scope.ts';
import { LoadedCard, RangedCard } from './widget-card.tsx';

/** The widget whose period and scope the rate and its reasons share. */
const authorizationWidget = 'authorization';

interface Results {
  readonly approved: number;
  readonly declined: number;
}

const rateOf = ({ approved, declined }: Results): string | undefined =>
  approved + declined === 0 ? undefined : `${share(approved, approved + declined)}%`;

const countsOf = ({ approved, declined }: Results): string =>
  `${wholeNumber(approved)} of ${wholeNumber(approved + declined)} approved`;

/** How many card payments the issuers approved. */
export function AuthorizationCard() {
  const { range } = useAddressRange(authorizationWidget);
  const { scope } = useScope(authorizationWidget);
  const asked = useQuery(authorizationsQuery({ range, scope }));
  const { data } = asked;
  const before = data?.before && rateOf(data.before);
  return (
    <RangedCard
      widget={authorizationWidget}
      title="Approval rate"
      asked={asked}
      value={data && rateOf(data.results)}
      detail={
        data && countsOf(data.results) + (before === undefined ? '' : ` · ${before} prior period`)
      }
    />
  );
}

/** As many as are worth a look in the morning. */
const MOST = 5;

/** Why issuers declined, over the period and the scope of the approval rate. */
export function DeclineReasons() {
  const { range } = useAddressRange(authorizationWidget);
  const { scope } = useScope(authorizationWidget);
  const canOpen = can(useHolder(), 'sidebar.declined');
  const asked = useQuery(authorizationsQuery({ range, scope }));
  return (
    <LoadedCard
      title="Top decline reasons"
      what="decline reasons"
      lines={6}
      asked={asked}
      actions={
        canOpen &&
        asked.data && (
          <Link
            href={rowsAt('/reporting/transactions/declines', scope, asked.data.span)}
            variant="standalone"
          >
            View declines
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
            bars={reasons.slice(0, MOST).map(({ responseCode, responseMessage, count }) => ({
              name: [responseMessage ?? 'No reason given', responseCode && `(${responseCode})`]
                .filter(Boolean)
                .join(' '),
              value: declined === 0 ? 0 : count / declined,
              text: wholeNumber(count),
              detail: `${share(count, declined)}%`,
            }))}
          />
        )
      }
    </LoadedCard>
  );
}
