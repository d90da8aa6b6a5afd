import { formatUsd } from '@payfac/domain/money';
import type { PlanSchedule } from '@payfac/domain/plans';
import { formatDay } from '@payfac/domain/time';
import { Card } from '@payfac/ui/card';
import { CurrencyInput } from '@payfac/ui/currency-input';
import { useState } from 'react';
import { getZone, now } from '../../../shared/time/clock.ts';
import { showDay } from '../../../shared/time/show.ts';
import { countsUnits, modulesOf } from '../usage.ts';
import * as styles from './plan.css.ts';
import { firstInvoices } from './working.ts';

const shown = 6;

/** What somebody who subscribes today is charged, and when: the same rules as the platform's. */
export function FirstInvoices({
  schedules,
}: {
  readonly schedules: readonly PlanSchedule[] | undefined;
}) {
  const [units, setUnits] = useState<number | null>(10);
  const today = formatDay(now(), getZone());
  const usage = {
    quantity: units ?? 0,
    modules: schedules ? modulesOf(schedules).map(({ key }) => key) : [],
  };
  const invoices = schedules ? firstInvoices(schedules, today, usage, shown) : [];
  return (
    <Card
      title="First invoices"
      description={`For someone who subscribes today${usage.modules.length > 0 ? ' with all modules' : ''}.`}
    >
      <div className={styles.example}>
        {schedules && countsUnits(schedules) && (
          <CurrencyInput
            label="Units per period"
            prefix=""
            decimals={0}
            value={units}
            onChange={setUnits}
          />
        )}
        {invoices.length === 0 ? (
          <p className={styles.note}>Fill in price and billing to see what's charged, and when.</p>
        ) : (
          <ol className={styles.invoices} aria-label="First invoices">
            {invoices.map(({ index, chargeOn, amount, name, working }) => (
              <li key={index} className={styles.invoice}>
                <span className={styles.day}>{showDay(chargeOn)}</span>
                <span className={styles.amount}>{formatUsd(amount)}</span>
                <span className={styles.note}>{[name, working].filter(Boolean).join(' · ')}</span>
              </li>
            ))}
          </ol>
        )}
        {invoices.length > 0 && invoices.length < shown && (
          <p className={styles.note}>The plan ends after that.</p>
        )}
      </div>
    </Card>
  );
}
