import { type Installment, installmentGraceDays } from '@payfac/domain/installments';
import { addCents, formatUsd } from '@payfac/domain/money';
import { addDays } from '@payfac/domain/time';
import { displayCard } from '@payfac/domain/transactions';
import { Banner } from '@payfac/ui/banner';
import { counted } from '../../../shared/counted.ts';
import { showDay } from '../../../shared/time/show.ts';
import { troubleOf } from '../words.ts';

/** Where a plan doesn't simply go on: what wasn't paid, and what happens next. */
export function Standing({ plan }: { readonly plan: Installment }) {
  const { schedule, status, truncatedCardNumber } = plan;
  if (status === 'canceled') {
    return (
      <Banner tone="neutral" title="Canceled">
        No more payments will be charged.
      </Banner>
    );
  }
  const trouble = troubleOf(plan);
  if (!trouble) return null;
  const payments = counted(trouble.count, 'payment', 'payments');
  if (trouble.status === 'past-due') {
    const late = schedule.filter((each) => each.status === 'past-due');
    const amount = formatUsd(addCents(...late.map((each) => each.amount)));
    return (
      <Banner tone="danger" title={`${payments} past due`}>
        {`${amount} was tried until the last retry failed and isn't charged automatically anymore. Ask the customer for another way to pay.`}
      </Banner>
    );
  }
  const failed = schedule.find((each) => each.status === 'failed');
  const last = failed && showDay(addDays(failed.dueOn, installmentGraceDays));
  return (
    <Banner tone="warning" title={`${payments} failed`}>
      {`${displayCard(truncatedCardNumber)} is tried again once a day through ${last}. After that, the payment is past due.`}
    </Banner>
  );
}
