import { can } from '@payfac/domain/access';
import { formatUsd } from '@payfac/domain/money';
import { Button } from '@payfac/ui/button';
import { Menu } from '@payfac/ui/menu';
import { HeroAmount } from '@payfac/ui/money';
import { useShortcuts } from '@payfac/ui/shortcut-help';
import { Suspense, useState } from 'react';
import { openAmounts, ownCents } from '../../../entities/transactions/amounts.ts';
import type { Timeline } from '../../../entities/transactions/queries.ts';
import { ReceiptActions } from '../../../entities/transactions/receipt-actions.tsx';
import { TransactionStatusBadge } from '../../../entities/transactions/status-badge.tsx';
import { VoidDialog } from '../../../entities/transactions/void-dialog.tsx';
import { notify } from '../../../shared/notify/notify.ts';
import { useHolder } from '../../../shared/session/session.ts';
import * as styles from '../detail-drawer.css.ts';
import { CustomerDialog as Customer, EditDialog as Edit, ReviewDialog } from './edit-dialogs.tsx';
import { CaptureDialog, RefundDialog } from './money-dialogs.tsx';
import { movesByHand, StatusDialog as Status } from './status-dialog.tsx';

type Action = 'refund' | 'capture' | 'void' | 'approve' | 'reject' | 'edit' | 'customer' | 'status';

/** What is done seldom is fetched when it is. */

async function copyLink(): Promise<void> {
  await navigator.clipboard.writeText(location.href);
  notify('success', 'Copied the link.');
}

type ActionsProps = Pick<Timeline, 'transaction' | 'account' | 'payer' | 'voidableUntil'>;

/** The amount with its state, and what this person may do with it now: by button or by its first letter. */
export function TransactionActions({ transaction, account, payer, voidableUntil }: ActionsProps) {
  const holder = useHolder();
  const [open, setOpen] = useState<Action>();
  const { refundable, capturable, voidable } = openAmounts(transaction);
  const isHeld = transaction.status === 'for-review' && can(holder, 'transactions.review');
  const offers: Readonly<Record<Action, boolean>> = {
    capture: capturable > 0 && can(holder, 'transactions.capture'),
    refund: refundable > 0 && can(holder, 'transactions.refund'),
    void: voidable && can(holder, 'transactions.void'),
    approve: isHeld,
    reject: isHeld,
    edit: can(holder, 'transactions.edit'),
    customer: can(holder, 'customers.manage'),
    status:
      can(holder, 'transactions.status') &&
      movesByHand(transaction, (ability) => can(holder, ability)).length > 0,
  };
  const offer = (action: Action) => () => {
    if (offers[action]) setOpen(action);
  };
  useShortcuts(
    { r: offer('refund'), v: offer('void'), c: offer('capture') },
    { isDisabled: open !== undefined, worksInDialogs: true },
  );
  const close = () => setOpen(undefined);
  const props = { transaction, onClose: close };
  const entry = (id: Action, label: string) =>
    offers[id] ? [{ id, label, onAction: () => setOpen(id) }] : [];
  return (
    <div className={styles.head}>
      <HeroAmount amount={ownCents(transaction)}>
        <TransactionStatusBadge status={transaction.status} />
      </HeroAmount>
      <div className={styles.actions}>
        {offers.approve && (
          <Button variant="primary" onPress={offer('approve')}>
            Approve
          </Button>
        )}
        {offers.reject && <Button onPress={offer('reject')}>Reject</Button>}
        {offers.capture && (
          <Button variant="primary" onPress={offer('capture')}>
            Capture
          </Button>
        )}
        {offers.refund && <Button onPress={offer('refund')}>Refund</Button>}
        {offers.void && <Button onPress={offer('void')}>Void</Button>}
        <ReceiptActions of={{ transaction, account, payer }} />
        <Menu
          label="More actions"
          trigger={<Button>More</Button>}
          placement="bottom end"
          entries={[
            ...entry('edit', 'Edit details'),
            ...entry('customer', 'Change customer'),
            ...entry('status', 'Change status'),
            { id: 'link', label: 'Copy link', onAction: () => void copyLink() },
          ]}
        />
      </div>
      {open === 'capture' && <CaptureDialog {...props} capturable={capturable} />}
      {open === 'refund' && (
        <RefundDialog
          {...props}
          refundable={refundable}
          voidableUntil={offers.void ? voidableUntil : null}
        />
      )}
      {open === 'void' && (
        <VoidDialog
          {...props}
          amountText={formatUsd(ownCents(transaction))}
          until={voidableUntil}
        />
      )}
      {(open === 'approve' || open === 'reject') && <ReviewDialog {...props} verdict={open} />}
      <Suspense>
        {open === 'edit' && <Edit {...props} />}
        {open === 'customer' && <Customer {...props} />}
        {open === 'status' && <Status {...props} />}
      </Suspense>
    </div>
  );
}
