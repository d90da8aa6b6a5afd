import * as reporting from '@payfac/api/contract/reporting';
import type { CardBrand } from '@payfac/domain/enumerations';
import type { Cents } from '@payfac/domain/money';
import type { Transaction } from '../../entities/transactions/transaction.tsx';
import { send } from '../../shared/api/connection.ts';
import { settled } from '../../shared/query/client.ts';
import { now } from '../../shared/time/clock.ts';

/** How long a payment of the same amount with the same card counts as a possible duplicate. */
const WINDOW_MS = 15 * 60_000;

const tookNothing: ReadonlySet<string> = new Set(['declined', 'voided', 'expired', 'reversed']);

export interface Asked {
  readonly subMerchantId: string;
  readonly amount: Cents;
  readonly truncatedCardNumber: string;
  readonly cardBrand: CardBrand | null;
}

/**
 * The newest payment that a sale may duplicate: same account, amount and card within 15 minutes. A failed lookup finds
 * none, since it must not block a payment.
 */
export async function earlierSale(
  { subMerchantId, amount, truncatedCardNumber, cardBrand }: Asked,
  signal: AbortSignal,
): Promise<Transaction | undefined> {
  const query = {
    view: 'payments' as const,
    subMerchantId: [subMerchantId],
    from: new Date(now().getTime() - WINDOW_MS),
    amountMin: amount,
    amountMax: amount,
    truncatedCardNumber,
    sort: '-createdAt' as const,
    pageSize: 10,
  };
  try {
    const { data } = await settled(
      send(reporting.listTransactions)({ query }, { signal, lane: 'terminal.duplicate' }),
    );
    return data.find((row) => row.cardBrand === cardBrand && !tookNothing.has(row.status));
  } catch {
    return undefined;
  }
}
