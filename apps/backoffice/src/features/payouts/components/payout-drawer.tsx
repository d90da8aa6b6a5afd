import type { Payout } from '@payfac/domain/payouts';
import { PayoutDetail } from '../../../entities/payouts/payout-detail.tsx';
import { RecordActions } from '../../../shared/lists/actions/record-actions.tsx';
import { named, payoutActions } from '../actions.tsx';

/** A payout beside the list, with what may be done with it once its sum has been read. */
export const PayoutDrawer = ({ payout }: { readonly payout: Payout }) => (
  <PayoutDetail
    payout={payout}
    actions={<RecordActions actions={payoutActions} record={payout} name={named(payout)} />}
  />
);
