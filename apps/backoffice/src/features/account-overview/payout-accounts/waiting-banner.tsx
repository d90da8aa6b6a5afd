import { type PayoutBankAccount, preferredPayoutAccount } from '@payfac/domain/accounts';
import { Banner } from '@payfac/ui/banner';

interface WaitingBannerProps {
  readonly accounts: readonly PayoutBankAccount[];
}

/** Why nothing is paid out, where the account that payouts go to is not verified. */
export function WaitingBanner({ accounts }: WaitingBannerProps) {
  const preferred = preferredPayoutAccount(accounts);
  if (!preferred || preferred.verification === 'verified') return null;
  return preferred.verification === 'pending' ? (
    <Banner tone="warning" title="Payouts wait for verification">
      The bank hasn't confirmed the account ending in {preferred.last4} yet.
    </Banner>
  ) : (
    <Banner tone="danger" title="Payouts are stopped">
      The bank doesn't know the account ending in {preferred.last4}. Add another one, or prefer one
      that is verified.
    </Banner>
  );
}
