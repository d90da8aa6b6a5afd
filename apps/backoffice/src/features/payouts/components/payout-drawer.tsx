import type { Payout } from '@payfac/domain/payouts';
import { usePayoutStory } from '../../../entities/payouts/payout-detail.tsx';
import { useActs } from '../../../shared/lists/actions/use-acts.ts';
import type { Story } from '../../../shared/lists/detail/story/story.ts';
import { named, payoutActions } from '../actions.tsx';

/** A payout with its actions. */
export const usePayoutDrawer = (payout: Payout): Story =>
  usePayoutStory(payout, useActs({ actions: payoutActions, record: payout, name: named(payout) }));
