import { can } from '@payfac/domain/access';
import { formatUsd } from '@payfac/domain/money';
import { Button } from '@payfac/ui/button';
import { useState } from 'react';
import { openAmounts, signedAmount } from '../../../entities/transactions/amounts.ts';
import type { Transaction } from '../../../entities/transactions/queries.ts';
import { TransactionStatusBadge } from '../../../entities/transactions/status-badge.tsx';
import { useHolder } from '../../../shared/session/session.ts';
import * as styles from '../detail-drawer.css.ts';
import { CaptureDialog } from './capture-dialog.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { VoidDialog } from './void-dialog.tsx';

type Action = 'refund' | 'capture' | 'void';

/** The amount with its state, and what this person may do with it now. */
export function TransactionActions({ transaction }: { readonly transaction: Transaction }) {
  const holder = useHolder();
  const [open, setOpen] = useState<Action>();
  const { refundable, capturable, voidable } = openAmounts(transaction);
  const offers = {
    capture: capturable > 0 && can(holder, 'transactions.capture'),
    refund: refundable > 0 && can(holder, 'transactions.refund'),
    void: voidable && can(holder, 'transactions.void'),
  };
  const close = () => setOpen(undefined);
  return (
    <div className={styles.head}>
      <p className={styles.amount}>
        {signedAmount(transaction)} <TransactionStatusBadge status={transaction.status} />
      </p>
      <div className={styles.actions}>
        {offers.capture && (
          <Button variant="primary" onPress={() => setOpen('capture')}>
            Capture
          </Button>
        )}
        {offers.refund && <Button onPress={() => setOpen('refund')}>Refund</Button>}
        {offers.void && <Button onPress={() => setOpen('void')}>Void</Button>}
      </div>
      {open === 'capture' && (
        <CaptureDialog transaction={transaction} capturable={capturable} onClose={close} />
      )}
      {open === 'refund' && (
        <RefundDialog transaction={transaction} refundable={refundable} onClose={close} />
      )}
      {open === 'void' && (
        <VoidDialog
          transaction={transaction}
          amountText={formatUsd(transaction.amount)}
          onClose={close}
        />
      )}
    </div>
  );
}
