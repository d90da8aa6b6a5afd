import { can } from '@payfac/domain/access';
import { Banner } from '@payfac/ui/banner';
import { Button } from '@payfac/ui/button';
import { Card } from '@payfac/ui/card';
import { ButtonLink } from '@payfac/ui/link';
import type { Transaction } from '../../../entities/transactions/queries.ts';
import { Receipt } from '../../../entities/transactions/receipt.tsx';
import { useHolder } from '../../../shared/session/session.ts';
import * as styles from '../page.css.ts';

interface SaleApprovedProps {
  readonly sale: Transaction;
  readonly onNew: () => void;
}

const outcomeOf = ({ status, operation }: Transaction) => {
  if (status === 'for-review') {
    return {
      tone: 'warning',
      title: 'Held for review',
      text: 'A risk rule asks for a review before the card is charged.',
    } as const;
  }
  return operation === 'auth'
    ? ({
        tone: 'success',
        title: 'Authorized',
        text: 'The amount is held on the card until it is captured or expires.',
      } as const)
    : ({ tone: 'success', title: 'Approved', text: 'The card was charged.' } as const);
};

/** The receipt of a payment that was taken, and what can be done next. */
export function SaleApproved({ sale, onNew }: SaleApprovedProps) {
  const holder = useHolder();
  const { tone, title, text } = outcomeOf(sale);
  const address = `/reporting/transactions?open=${encodeURIComponent(sale.transactionId)}`;
  return (
    <div className={styles.stack}>
      <Banner tone={tone} title={title} isAnnounced>
        {text}
      </Banner>
      <Card>
        <Receipt transaction={sale} />
      </Card>
      <div className={styles.actions}>
        <Button variant="primary" autoFocus onPress={onNew}>
          New sale
        </Button>
        {can(holder, 'sidebar.transactions') && (
          <ButtonLink href={address}>View transaction</ButtonLink>
        )}
        <Button onPress={() => window.print()}>Print receipt</Button>
      </div>
    </div>
  );
}
