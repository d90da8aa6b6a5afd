import type { ApiError } from '@payfac/api';
import { Banner } from '@payfac/ui/banner';
import { Link } from '@payfac/ui/link';

/** Why the card was not charged, with the way to the declined transaction. */
export function SaleRefused({ error }: { readonly error: ApiError }) {
  const declined = error.detail?.transactionId;
  return (
    <Banner
      tone="danger"
      isAnnounced
      title="The card was not charged"
      {...(declined && {
        actions: (
          <Link href={`/reporting/transactions?open=${encodeURIComponent(declined)}`}>
            View the declined transaction
          </Link>
        ),
      })}
    >
      {error.message}
    </Banner>
  );
}
