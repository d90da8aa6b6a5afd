import {
  type InstallmentFrequency,
  type InstallmentRowStatus,
  installmentSchedule,
} from '@payfac/domain/installments';
import { cents } from '@payfac/domain/money';
import { addDays, formatDay } from '@payfac/domain/time';
import type { Shop } from './commerce-shop.ts';

const billingTime = 'T15:00:00.000Z';
const plansAShop = 5;
const purposes = ['Piano', 'Kitchen table', 'Course of treatment', 'Bicycle', 'Wedding rings'];
const frequencies: readonly InstallmentFrequency[] = ['weekly', 'biweekly', 'monthly'];

/** A shop's installment plans, paid up to now, except for one that is past due. */
export function addInstallments(shop: Shop): void {
  const { book, random, now, owner, merchant } = shop;
  const { timeZone } = merchant.place;
  const count = Math.ceil(plansAShop * shop.size);
  for (let made = 0; made < count; made += 1) {
    const at = shop.pastMoment(5);
    const payer = shop.regular(at);
    const madeOn = formatDay(new Date(at), timeZone);
    const installmentId = book.newId('ins');
    // Long enough to still be active when it is canceled: twelve months.
    const willBeCanceled = made === 1;
    const terms = {
      totalAmount: cents(random.int(300, 2400) * 100 + 10),
      downPayment: cents(made % 2 === 0 ? 100_10 : 0),
      count: willBeCanceled ? 12 : random.int(3, 12),
      frequency: willBeCanceled ? ('monthly' as const) : random.pick(frequencies),
      firstDueOn: addDays(madeOn, random.int(7, 30)),
    };
    const isBehind = made === 4;
    const rows = installmentSchedule(terms, madeOn).map((one) => {
      const dueAt = one.number === 0 ? at : Date.parse(`${one.dueOn}${billingTime}`);
      const isDue = dueAt < now - 60_000;
      const isLost = isBehind && isDue && one.number === 1;
      const payment =
        isDue && !isLost ? shop.pay(payer, dueAt, one.amount, 'backoffice') : undefined;
      if (payment) Object.assign(payment, { installmentId, chargeNumber: one.number });
      const status: InstallmentRowStatus = payment ? 'paid' : isLost ? 'past-due' : 'scheduled';
      return {
        ...one,
        installmentId,
        status,
        transactionId: payment?.transactionId ?? null,
        paidAt: payment ? new Date(dueAt) : null,
      };
    });
    const open = rows.find(({ status }) => status !== 'paid');
    const isCanceled = willBeCanceled && open !== undefined;
    const last = rows.at(-1)?.paidAt ?? null;
    book.rows.installments.push({
      installmentId,
      ...owner,
      customerId: payer.customerId,
      description: random.pick(purposes),
      status: isCanceled ? 'canceled' : open ? 'active' : 'completed',
      isAgreed: true,
      ...terms,
      nextDueOn: isCanceled ? null : (open?.dueOn ?? null),
      token: payer.token,
      last4: payer.card.number.slice(-4),
      createdAt: new Date(at),
      updatedAt: new Date(at),
      createdBy: `clerk@${owner.facilitatorId}`,
      completedAt: open ? null : last,
      canceledAt: isCanceled ? new Date(now - 86_400_000) : null,
    });
    book.rows.installmentPayments.push(...rows);
  }
}
