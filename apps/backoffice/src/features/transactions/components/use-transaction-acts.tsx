import { can } from '@payfac/domain/access';
import { formatUsd } from '@payfac/domain/money';
import { useShortcuts } from '@payfac/ui/shortcut-help';
import { Suspense, useState } from 'react';
import { openAmounts, ownCents } from '../../../entities/transactions/amounts.ts';
import { ReceiptActions } from '../../../entities/transactions/receipt-actions.tsx';
import type { Timeline } from '../../../entities/transactions/transaction.tsx';
import { VoidDialog } from '../../../entities/transactions/void-dialog.tsx';
import type { Act, Acts } from '../../../shared/lists/actions/acts.ts';
import { whoMay } from '../../../shared/lists/actions/use-acts.ts';
import { useHolder } from '../../../shared/session/session.ts';
import { CustomerDialog as Customer, EditDialog as Edit, ReviewDialog } from './edit-dialogs.tsx';
import { CaptureDialog, RefundDialog } from './money-dialogs.tsx';
import { movesByHand, StatusDialog as Status } from './status-dialog.tsx';

type Action = 'refund' | 'capture' | 'void' | 'approve' | 'reject' | 'edit' | 'customer' | 'status';

const labels: Readonly<Record<Action, string>> = {
  approve: 'Approve',
  capture: 'Capture',
  refund: 'Refund',
  void: 'Void',
  reject: 'Reject',
  edit: 'Edit details',
  customer: 'Change customer',
  status: 'Change status',
};

/** The first available one of these is what the payment's state waits for. */
const awaited: readonly Action[] = ['approve', 'capture', 'refund'];

/** Irreversible actions. */
const final: ReadonlySet<Action> = new Set<Action>(['void', 'reject']);

const byRank: readonly Action[] = [...awaited, 'edit', 'customer', 'status', 'void', 'reject'];

/** The actions this user may take on a payment now: by button, in the menu, or by first letter. */
export function useTransactionActs(timeline: Timeline): Acts {
  const { transaction, subject, account, payer, voidableUntil } = timeline;
  const holder = useHolder();
  const [open, setOpen] = useState<Action>();
  const { refundable, capturable, voidable } = openAmounts(transaction);
  // An operation links to its payment, where actions are taken.
  const isOpened = subject.transactionId === transaction.transactionId;
  const isInReview = transaction.status === 'for-review';
  const mayReview = can(holder, 'transactions.review');
  const offers: Readonly<Record<Action, boolean>> = {
    capture: capturable > 0 && can(holder, 'transactions.capture'),
    refund: refundable > 0 && can(holder, 'transactions.refund'),
    void: voidable && can(holder, 'transactions.void'),
    approve: isInReview && mayReview,
    reject: isInReview && mayReview,
    edit: can(holder, 'transactions.edit'),
    customer: can(holder, 'customers.manage'),
    status:
      can(holder, 'transactions.status') &&
      movesByHand(transaction, (ability) => can(holder, ability)).length > 0,
  };
  const offer = (action: Action) => () => {
    if (isOpened && offers[action]) setOpen(action);
  };
  useShortcuts(
    { r: offer('refund'), v: offer('void'), c: offer('capture') },
    { isDisabled: open !== undefined, worksInDialogs: true },
  );
  const close = () => setOpen(undefined);
  const props = { transaction, onClose: close };
  const actOf = (action: Action): Act => ({
    label: labels[action],
    onAction: offer(action),
    ...(final.has(action) && { tone: 'danger' }),
  });
  const next = awaited.find((action) => offers[action]);
  return {
    next: next && actOf(next),
    beside: <ReceiptActions of={{ transaction, account, payer }} />,
    more: byRank.filter((action) => offers[action] && action !== next).map(actOf),
    waitsFor:
      isInReview && !mayReview
        ? whoMay(holder, 'transactions.review', 'approve or reject it')
        : undefined,
    opened: (
      <>
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
      </>
    ),
  };
}
