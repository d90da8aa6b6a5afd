import { share } from '@payfac/domain/stats';
import { useQuery } from '@tanstack/react-query';
import { wholeNumber } from '../../shared/counted.ts';
import { authorizationsQuery } from './queries.ts';
import { useAddressRange } from './range-address.ts';
import { RangedCard } from './ranged-card.tsx';
import { useScope } from './scope.ts';

/** The widget whose period and scope the rate and its reasons share. */
export const authorizationWidget = 'authorization';

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
