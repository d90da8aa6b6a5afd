import { Banner } from '@payfac/ui/banner';
import type { MoneyMove } from '../../../shared/money-move/use-money-move.ts';
import { IntoSight } from '../../../shared/screen/into-sight.tsx';
import type { Order } from '../use-sale.ts';
import type { Tender } from '../values.ts';
import { SaleRefused } from './sale-refused.tsx';

const unknownText =
  "We haven't heard back from the processor. We're checking the result — don't run the card again.";

const refusedTitles: Readonly<Record<Tender, string>> = {
  card: "The card wasn't charged",
  saved: "The card wasn't charged",
  echeck: "The account wasn't debited",
};

interface SaleNoticesProps {
  readonly move: Pick<MoneyMove<Order>, 'state' | 'error'>;
  readonly tender: Tender;
  /** Why it was not sent. */
  readonly problem: string | undefined;
  readonly onAnotherCard: () => void;
}

/** What is to be known of a sale that was sent, or was not. */
export const SaleNotices = ({ move, tender, problem, onAnotherCard }: SaleNoticesProps) => (
  <>
    {move.state === 'unknown' && (
      <IntoSight>
        <Banner tone="warning" isAnnounced>
          {unknownText}
        </Banner>
      </IntoSight>
    )}
    {problem && (
      <IntoSight>
        <Banner tone="danger" isAnnounced>
          {problem}
        </Banner>
      </IntoSight>
    )}
    {move.error && (
      <IntoSight>
        <SaleRefused
          error={move.error}
          title={refusedTitles[tender]}
          onAnotherCard={tender === 'card' ? onAnotherCard : undefined}
        />
      </IntoSight>
    )}
  </>
);
