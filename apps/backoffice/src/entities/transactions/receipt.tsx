import { cardBrandLabels } from '@payfac/domain/enumerations';
import { formatUsd } from '@payfac/domain/money';
import { displayCard, displayTransactionId } from '@payfac/domain/transactions';
import { DescriptionList } from '@payfac/ui/description-list';
import { showMoment } from '../../shared/time/show.ts';
import type { Transaction } from './queries.ts';
import * as styles from './receipt.css.ts';

interface ReceiptProps {
  readonly transaction: Transaction;
}

/** What the cardholder is given: who was paid, how much, with which card, and the approval. */
export function Receipt({ transaction }: ReceiptProps) {
  const { amount, cardBrand, truncatedCardNumber, accountName } = transaction;
  const card = truncatedCardNumber
    ? `${cardBrand ? `${cardBrandLabels[cardBrand]} ` : ''}${displayCard(truncatedCardNumber)}`
    : undefined;
  return (
    <article className={styles.receipt} aria-label="Receipt">
      <header className={styles.head}>
        <p className={styles.account}>{accountName}</p>
        <p className={styles.amount}>{formatUsd(amount)}</p>
      </header>
      <DescriptionList
        columns={1}
        layout="inline"
        entries={[
          { term: 'Transaction', value: displayTransactionId(transaction.transactionId) },
          { term: 'Date', value: showMoment(transaction.createdAt) },
          { term: 'Card', value: card },
          { term: 'Cardholder', value: transaction.cardHolderName },
          { term: 'Authorization code', value: transaction.authCode },
          ...(transaction.invoiceNumber
            ? [{ term: 'Invoice number', value: transaction.invoiceNumber }]
            : []),
          ...(transaction.description
            ? [{ term: 'Description', value: transaction.description }]
            : []),
        ]}
      />
    </article>
  );
}
