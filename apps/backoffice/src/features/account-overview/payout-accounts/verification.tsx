import { type PayoutVerification, payoutVerificationLabels } from '@payfac/domain/accounts';
import { type BadgeTone, Status } from '@payfac/ui/badge';

const tones: Readonly<Record<PayoutVerification, BadgeTone>> = {
  pending: 'review',
  verified: 'success',
  failed: 'danger',
};

/** What the bank said of an account that payouts go to. */
export const PayoutVerificationStatus = ({ of }: { readonly of: PayoutVerification }) => (
  <Status tone={tones[of]}>{payoutVerificationLabels[of]}</Status>
);
