import {
  displayCard,
  displayTransactionId,
  transactionStatusLabels,
} from '@payfac/domain/transactions';
import { Link } from '@payfac/ui/link';
import { Money } from '@payfac/ui/money';
import { useQuery } from '@tanstack/react-query';
import { signedAmount } from '../../../entities/transactions/amounts.ts';
import { listAt, recordAt } from '../../../shared/address.ts';
import { StatusWord } from '../../../shared/status/status-word.tsx';
import { useAccount } from '../account.ts';
import { LoadedCard } from '../cards.tsx';
import * as styles from './overview.css.ts';
import { latestQuery } from './queries.ts';

const path = '/reporting/transactions';

/** The account's newest payments. */
export function Latest() {
  const { subMerchantId } = useAccount().record;
  const asked = useQuery(latestQuery(subMerchantId));
  return (
    <LoadedCard
      title="Latest payments"
      of={asked}
      problem="Couldn’t load payments"
      actions={() => (
        <Link
          href={listAt(path, { view: 'payments', subMerchantId })}
          variant="standalone"
          aria-label="View all payments"
        >
          View all
        </Link>
      )}
    >
      {({ data }) =>
        data.length === 0 ? (
          <p className={styles.quiet}>No payments yet. They show up here as they happen.</p>
        ) : (
          <ul className={styles.rows}>
            {data.map((row) => (
              <li key={row.transactionId} className={styles.row}>
                <span className={styles.who}>
                  <Link href={recordAt(path, row.transactionId)} variant="quiet">
                    {row.cardHolderName ?? displayTransactionId(row.transactionId)}
                  </Link>
                </span>
                <span className={styles.card}>
                  {row.truncatedCardNumber ? displayCard(row.truncatedCardNumber) : ''}
                </span>
                <StatusWord isBare>{transactionStatusLabels[row.status]}</StatusWord>
                <span className={styles.amount}>
                  <Money amount={signedAmount(row)} rank="row" />
                </span>
              </li>
            ))}
          </ul>
        )
      }
    </LoadedCard>
  );
}
