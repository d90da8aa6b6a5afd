import {
  type InstallmentTerms,
  installmentGraceDays,
  installmentProblems,
  installmentSchedule,
  maximumInstallments,
  minimumInstallments,
  type ScheduledInstallment,
} from '@payfac/domain/installments';
import { addCents, cents, formatUsd, zeroCents } from '@payfac/domain/money';
import { Button } from '@payfac/ui/button';
import { Card } from '@payfac/ui/card';
import { useState } from 'react';
import { counted } from '../../../shared/counted.ts';
import { showDay } from '../../../shared/time/show.ts';
import { paymentName } from '../words.ts';
import * as styles from './schedule.css.ts';

/** A form's terms, as far as they are filled in. */
type TermsSoFar = {
  readonly [K in keyof InstallmentTerms]?: InstallmentTerms[K] | undefined;
};

const isCount = (count: number): boolean =>
  Number.isInteger(count) && count >= minimumInstallments && count <= maximumInstallments;

/** Shown until they are entered: so much after the down payment, in so many payments. */
const sample = { amount: cents(1200_00), count: 4 };

/** The payments that the terms lead to, with sample terms for missing ones; undefined for invalid ones. */
function scheduleOf(
  {
    downPayment = zeroCents,
    totalAmount = addCents(downPayment, sample.amount),
    count = sample.count,
    frequency,
    firstDueOn,
  }: TermsSoFar,
  today: string,
): readonly ScheduledInstallment[] | undefined {
  if (!isCount(count) || frequency === undefined || firstDueOn === undefined) return undefined;
  const terms = { totalAmount, downPayment, count, frequency, firstDueOn };
  return installmentProblems(terms, today).length > 0
    ? undefined
    : installmentSchedule(terms, today);
}

/** How many of the first payments include an odd cent each; 0 when all are equal. */
function oddCentsOf(schedule: readonly ScheduledInstallment[]): number {
  const parts = schedule.filter(({ number }) => number > 0).map(({ amount }) => amount);
  const last = parts.at(-1);
  return parts.filter((amount) => amount !== last).length;
}

/** More payments than this are only shown on request. */
const shownAtFirst = 13;

/** What the schedule is made of besides typed terms. */
function sampleOf({ totalAmount, count }: TermsSoFar): string | undefined {
  if (totalAmount === undefined) return count === undefined ? 'sample terms' : 'a sample total';
  return count === undefined ? 'a sample number of payments' : undefined;
}

function OddCents({ schedule }: { readonly schedule: readonly ScheduledInstallment[] }) {
  const odd = oddCentsOf(schedule);
  if (odd === 0) return null;
  const first = odd === 1 ? 'The first payment is' : `The first ${odd} payments are each`;
  return <p className={styles.note}>{first} one cent more, so that all add up to the total.</p>;
}

interface SchedulePreviewProps {
  readonly terms: TermsSoFar;
  readonly today: string;
  /** The card to charge, in words. */
  readonly card: string | undefined;
}

/** The payments and their dates, by the platform's rules, updated as the terms are typed. */
export function SchedulePreview({ terms, today, card }: SchedulePreviewProps) {
  const [isWhole, setWhole] = useState(false);
  const schedule = scheduleOf(terms, today);
  const shown = isWhole ? schedule : schedule?.slice(0, shownAtFirst);
  const filledWith = schedule && sampleOf(terms);
  return (
    <Card
      title="Schedule"
      description={`Charged to ${card ?? 'the saved card'}${filledWith === undefined ? '' : `, with ${filledWith}`}.`}
    >
      <div className={styles.card}>
        {schedule === undefined || shown === undefined ? (
          <p className={styles.note}>Correct the terms to see the schedule.</p>
        ) : (
          <>
            <ol className={styles.payments} aria-label="Schedule">
              {shown.map(({ number, dueOn, amount }) => (
                <li key={number} className={styles.payment}>
                  <span>{paymentName(number)}</span>
                  <span className={styles.day}>{number === 0 ? 'Today' : showDay(dueOn)}</span>
                  <span className={styles.amount}>{formatUsd(amount)}</span>
                </li>
              ))}
            </ol>
            {schedule.length > shown.length && (
              <Button size="small" onPress={() => setWhole(true)}>
                {`Show all ${counted(schedule.length, 'payment', 'payments')}`}
              </Button>
            )}
            <p className={styles.total}>
              <span>Total</span>
              <span>{formatUsd(addCents(...schedule.map(({ amount }) => amount)))}</span>
            </p>
            <OddCents schedule={schedule} />
            <p className={styles.note}>
              {`A payment that fails is tried again once a day for ${installmentGraceDays} days. After that, it’s past due.`}
            </p>
          </>
        )}
      </div>
    </Card>
  );
}
