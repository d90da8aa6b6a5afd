import { applyInstallmentRow, installmentGraceDays } from '@payfac/domain/installments';
import { addDays, formatDay } from '@payfac/domain/time';
import { and, asc, desc, eq, inArray, lte } from 'drizzle-orm';
import type { Services } from '../../http/services.ts';
import {
  facilitators,
  installmentPayments,
  installments,
  transactions,
} from '../../kernel/database/schema/index.ts';
import { rowByRow } from '../../kernel/jobs/row-by-row.ts';
import { chargeSaved } from '../transactions/charge-saved.ts';

type Needs = Pick<Services, 'database' | 'clock' | 'processorOf' | 'billed'>;

const atOnce = 500;

const i = installments;
const p = installmentPayments;

interface Due {
  readonly plan: typeof i.$inferSelect;
  readonly payment: typeof p.$inferSelect;
}

const ofPayment = ({ plan, payment }: Due) => ({
  id: `${plan.installmentId} ${payment.number}`,
  facilitatorId: plan.facilitatorId,
  spProductId: plan.spProductId,
  subMerchantId: plan.subMerchantId,
});

/** Whether the installment was already tried today. */
async function wasTried({ database }: Needs, { payment }: Due, zone: string, today: string) {
  const [last] = await database
    .select({ at: transactions.createdAt })
    .from(transactions)
    .where(
      and(
        eq(transactions.installmentId, payment.installmentId),
        eq(transactions.chargeNumber, payment.number),
      ),
    )
    .orderBy(desc(transactions.createdAt))
    .limit(1);
  return last !== undefined && formatDay(last.at, zone) >= today;
}

const setStatus = (
  { database }: Needs,
  { payment: { installmentId, number, status } }: Due,
  action: 'fail' | 'fall-past-due',
) => {
  const next = applyInstallmentRow(status, action);
  const one = and(eq(p.installmentId, installmentId), eq(p.number, number), eq(p.status, status));
  return next === undefined ? undefined : database.update(p).set({ status: next }).where(one);
};

async function collect(services: Needs, due: Due, zone: string, today: string): Promise<void> {
  const { plan, payment } = due;
  if (today > addDays(payment.dueOn, installmentGraceDays)) {
    await setStatus(services, due, 'fall-past-due');
    return;
  }
  if (payment.status === 'failed' && (await wasTried(services, due, zone, today))) return;
  const response = await chargeSaved(services, {
    subMerchantId: plan.subMerchantId,
    customerId: plan.customerId,
    token: plan.token,
    amount: payment.amount,
    source: 'backoffice',
    more: {
      installmentId: plan.installmentId,
      chargeNumber: payment.number,
      description: plan.description,
      invoiceNumber: plan.invoiceNumber,
    },
  });
  if (response === 'impossible' && payment.status === 'scheduled') {
    await setStatus(services, due, 'fail');
  }
}

/** Charges each due installment once. @returns how many were due. */
export async function collectInstallments(services: Needs): Promise<number> {
  const { database, clock } = services;
  const now = await clock.now();
  let collected = 0;
  for (const { facilitatorId, timeZone } of await database.select().from(facilitators)) {
    const today = formatDay(now, timeZone);
    const due = await database
      .select({ plan: i, payment: p })
      .from(p)
      .innerJoin(i, eq(i.installmentId, p.installmentId))
      .where(
        and(
          eq(i.facilitatorId, facilitatorId),
          eq(i.status, 'active'),
          eq(i.isAgreed, true),
          inArray(p.status, ['scheduled', 'failed']),
          lte(p.dueOn, today),
        ),
      )
      .orderBy(asc(p.dueOn), asc(p.installmentId))
      .limit(atOnce);
    collected += await rowByRow(due, ofPayment, (one) => collect(services, one, timeZone, today));
  }
  return collected;
}
