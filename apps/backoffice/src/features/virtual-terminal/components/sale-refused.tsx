import { ApiError } from '@payfac/api';
import { Banner } from '@payfac/ui/banner';
import { Link } from '@payfac/ui/link';

/** Why the card was not charged, with the way to the declined transaction. */
export function SaleRefused({ error }: { readonly error: Error }) {
  const declined = error instanceof ApiError ? error.detail?.transactionId : undefined;
  return (
    <Banner
      tone="danger"
      isAnnounced
      title="The card wasn't charged"
      {...(declined && {
        actions: (
          <Link href={`/reporting/transactions?open=${encodeURIComponent(declined)}`}>
            View decline
          </Link>
        ),
      })}
    >
      {error.message}
    </Banner>
  );
}
