import { StillWaiting } from '../../../shared/money-move/still-waiting.tsx';
import type { MoneyMoveState } from '../../../shared/money-move/use-money-move.ts';
import { IntoSight } from '../../../shared/screen/into-sight.tsx';
import type { Tender } from '../values.ts';
import { SaleRefused } from './sale-refused.tsx';

const refusedTitles: Readonly<Record<Tender, string>> = {
  card: "The card wasn't charged",
  saved: "The card wasn't charged",
  echeck: "The account wasn't debited",
};

interface SaleNoticesProps {
  readonly state: MoneyMoveState;
  readonly tender: Tender;
  /** Why nothing was charged, where that belongs to no field. */
  readonly failure: Error | undefined;
  readonly onAnotherCard: () => void;
}

/** What is to be known of a sale that was sent, or was not. */
export const SaleNotices = ({ state, tender, failure, onAnotherCard }: SaleNoticesProps) => (
  <>
    {state === 'unknown' && (
      <IntoSight>
        <StillWaiting verb={tender === 'echeck' ? 'send it' : 'run the card'} />
      </IntoSight>
    )}
    {failure && (
      <IntoSight>
        <SaleRefused
          error={failure}
          title={refusedTitles[tender]}
          onAnotherCard={tender === 'card' ? onAnotherCard : undefined}
        />
      </IntoSight>
    )}
  </>
);
