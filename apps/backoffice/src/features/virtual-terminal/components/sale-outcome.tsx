import { can } from '@payfac/domain/access';
import { addCents, type Cents, formatUsd, subtractCents, zeroCents } from '@payfac/domain/money';
import {
  displayAvsResult,
  displayCvvResult,
  isAvsMismatch,
  isCvvMismatch,
} from '@payfac/domain/transactions';
import { Banner } from '@payfac/ui/banner';
import { Button } from '@payfac/ui/button';
import { Card } from '@payfac/ui/card';
import { ButtonLink } from '@payfac/ui/link';
import { HeroAmount } from '@payfac/ui/money';
import { Skeleton } from '@payfac/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { openAmounts, ownAmount } from '../../../entities/transactions/amounts.ts';
import { Receipt } from '../../../entities/transactions/receipt.tsx';
import { ReceiptActions } from '../../../entities/transactions/receipt-actions.tsx';
import { paidAmount } from '../../../entities/transactions/receipt-lines.ts';
import { timelineQuery } from '../../../entities/transactions/timeline-query.ts';
import type { Timeline, Transaction } from '../../../entities/transactions/transaction.tsx';
import { VoidDialog } from '../../../entities/transactions/void-dialog.tsx';
import { recordAt } from '../../../shared/address.ts';
import { useHolder } from '../../../shared/session/session.ts';
import { StatusNote, StatusWord } from '../../../shared/status/status-word.tsx';
import { showDay } from '../../../shared/time/show.ts';
import * as styles from '../page.css.ts';
import type { Sold } from '../use-sale.ts';

interface CheckProps {
  readonly label: string;
  readonly text: string;
  readonly isMismatch: boolean;
}

const Check = ({ label, text, isMismatch }: CheckProps) => (
  <p className={styles.check}>
    <span>{label}</span>
    <StatusNote standing={isMismatch ? 'failed' : 'over'}>{text}</StatusNote>
  </p>
);

/** The issuer's AVS and CVV responses, in words. */
export const IssuerChecks = ({ payment }: { readonly payment: Transaction }) => (
  <div className={styles.checks}>
    {payment.avsResult && (
      <Check
        label="AVS"
        text={displayAvsResult(payment.avsResult)}
        isMismatch={isAvsMismatch(payment.avsResult)}
      />
    )}
    {payment.cvvResult && (
      <Check
        label="CVV"
        text={displayCvvResult(payment.cvvResult)}
        isMismatch={isCvvMismatch(payment.cvvResult)}
      />
    )}
  </div>
);

interface Outcome {
  /** The resulting amount, in large type. */
  readonly amount: Cents;
  /** The word next to the amount after a success; a warning has its own amounts. */
  readonly word?: string;
  readonly title: string;
  readonly text: string;
  /** The part of the sale that is still due. */
  readonly due: Cents;
}

const mismatchText =
  'The issuer approved it although a check failed. Void it if you aren’t sure of the cardholder.';

/** The text after a payment of the lower of two prices. */
const savedText = (paid: Cents, saving: Cents | undefined): string =>
  saving === undefined
    ? ''
    : ` The credit card price is ${formatUsd(addCents(paid, saving))}; the customer saved ${formatUsd(saving)}.`;

function outcomeOf(sold: Sold, saving: Cents | undefined): Outcome {
  if (sold.means === 'echeck') {
    const { amount, sentOn, settlesOn } = sold.payment;
    const days =
      sentOn && settlesOn
        ? `Submits to the bank ${showDay(sentOn)} and settles ${showDay(settlesOn)}.`
        : '';
    return {
      amount,
      word: 'Debit accepted',
      title: `Debit of ${formatUsd(amount)} accepted`,
      text: `${days} You can void it until it’s submitted.${savedText(amount, saving)}`.trim(),
      due: zeroCents,
    };
  }
  const { status, operation, amount, authorizedAmount, avsResult, cvvResult } = sold.payment;
  const approved = formatUsd(authorizedAmount);
  if (status === 'for-review') {
    return {
      amount: authorizedAmount,
      title: `${approved} held for review`,
      text: 'A risk rule flagged this payment. It won’t be captured until it’s approved.',
      due: zeroCents,
    };
  }
  const due = subtractCents(amount, authorizedAmount);
  if (due > 0) {
    return {
      amount: authorizedAmount,
      title: `Partially approved: ${approved} of ${formatUsd(amount)}`,
      text: `${formatUsd(due)} is still due. Collect it with another card, or void this payment.`,
      due,
    };
  }
  const isMismatch = isAvsMismatch(avsResult ?? '') || isCvvMismatch(cvvResult ?? '');
  return {
    amount: authorizedAmount,
    ...(!isMismatch && { word: operation === 'auth' ? 'Authorized' : 'Approved' }),
    title: operation === 'auth' ? `${approved} authorized` : `${approved} approved`,
    text: isMismatch
      ? mismatchText
      : operation === 'auth'
        ? 'The amount is held on the card until it is captured or expires.'
        : `The card was charged.${savedText(amount, saving)}`,
    due: zeroCents,
  };
}

const voided = ({ transaction }: Timeline): Outcome => ({
  amount: paidAmount(transaction) || transaction.amount,
  word: 'Voided',
  title: `${ownAmount(transaction)} voided`,
  text:
    transaction.paymentType === 'eCheck'
      ? 'The account holder won’t be debited.'
      : 'The cardholder won’t be charged.',
  due: zeroCents,
});

interface SaleOutcomeProps {
  readonly sold: Sold;
  /** What the lower of an account's two prices saved. */
  readonly saving: Cents | undefined;
  readonly onNew: () => void;
  /** Collects the amount that is still due. */
  readonly onCollect: (due: Cents) => void;
}

/** A sale's outcome, with its receipt and the next actions. */
export function SaleOutcome({ sold, saving, onNew, onCollect }: SaleOutcomeProps) {
  const holder = useHolder();
  const { transactionId } = sold.payment;
  const { data } = useQuery<Timeline>(timelineQuery(transactionId));
  const [isVoiding, setVoiding] = useState(false);
  const { amount, word, title, text, due } =
    data?.transaction.status === 'voided' ? voided(data) : outcomeOf(sold, saving);
  const mayVoid =
    data && openAmounts(data.transaction).voidable && can(holder, 'transactions.void');
  const address = recordAt('/reporting/transactions', transactionId);
  return (
    <div className={styles.stack}>
      {word === undefined ? (
        <Banner tone="warning" title={title} isAnnounced>
          {text}
        </Banner>
      ) : (
        <div role="alert" className={styles.ended}>
          <HeroAmount amount={amount}>
            <StatusWord>{word}</StatusWord>
          </HeroAmount>
          <p className={styles.note}>{text}</p>
        </div>
      )}
      {sold.means === 'card' && <IssuerChecks payment={sold.payment} />}
      <div className={styles.actions}>
        {due > 0 && (
          <Button variant="primary" autoFocus onPress={() => onCollect(due)}>
            {`Collect ${formatUsd(due)}`}
          </Button>
        )}
        <Button variant={due > 0 ? 'secondary' : 'primary'} autoFocus={due <= 0} onPress={onNew}>
          New payment
        </Button>
        {mayVoid && <Button onPress={() => setVoiding(true)}>Void</Button>}
        {data && <ReceiptActions of={data} />}
        {can(holder, 'sidebar.transactions') && (
          <ButtonLink href={address}>View transaction</ButtonLink>
        )}
      </div>
      {data && isVoiding && (
        <VoidDialog
          transaction={data.transaction}
          amountText={ownAmount(data.transaction)}
          until={data.voidableUntil}
          onClose={() => setVoiding(false)}
        />
      )}
      <Card>{data ? <Receipt {...data} /> : <Skeleton lines={8} />}</Card>
    </div>
  );
}
