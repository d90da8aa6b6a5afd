import type { Payout } from '@payfac/domain/payouts';
import { usePayoutStory } from '../../entities/payouts/payout-detail.tsx';
import { useActs } from '../../shared/lists/actions/use-acts.ts';
import type { UseStory } from '../../shared/lists/detail/story/story.ts';
import { named, payoutActions } from './actions.tsx';

/** A manual payout, which can be deleted until it is acknowledged. */
export const useManualPayout: UseStory<Payout> = (payout, onEnd) =>
  usePayoutStory(
    payout,
    useActs({ actions: payoutActions, record: payout, name: named(payout), onEnd }),
  );
