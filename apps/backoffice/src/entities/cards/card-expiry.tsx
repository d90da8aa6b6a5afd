import { type CardExpiry, displayExpiry, expiryState } from '@payfac/domain/customers';
import { StatusBadge } from '@payfac/ui/badge';
import { getZone, now } from '../../shared/time/clock.ts';

/** When a card expires, told apart where it soon does or has. */
export function CardExpires({ card }: { readonly card: CardExpiry }) {
  const state = expiryState(card, now(), getZone());
  const date = displayExpiry(card);
  if (state === 'expired') return <StatusBadge tone="danger">{`Expired ${date}`}</StatusBadge>;
  if (state === 'expires-soon') {
    return <StatusBadge tone="warning">{`Expires ${date}`}</StatusBadge>;
  }
  return <span>{`Expires ${date}`}</span>;
}
