import { formatUsd } from '@payfac/domain/money';
import type { PlanSchedule } from '@payfac/domain/plans';
import { maximumUsage } from '@payfac/domain/pricing';
import { formatDay } from '@payfac/domain/time';
import { Calendar } from '@payfac/ui/calendar';
import { Card } from '@payfac/ui/card';
import { CurrencyInput } from '@payfac/ui/currency-input';
import { SegmentedControl } from '@payfac/ui/segmented-control';
import { Skeleton } from '@payfac/ui/skeleton';
import { Suspense, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { checkBody } from '../../../shared/form/body.ts';
import { getZone, now } from '../../../shared/time/clock.ts';
import { showDay } from '../../../shared/time/show.ts';
import { countsUnits, modulesOf } from '../usage.ts';
import { problemsOf } from './checks.ts';
import { type ScheduleProps } from './form-values.ts';
import * as styles from './plan.css.ts';
import { scheduleOf, schedulesPart } from './schedule-values.ts';
import { type ExampleInvoice, firstInvoices } from './working.ts';

/** The same invoices in a calendar, month by month. */
const InvoiceCalendar = ({ invoices }: { readonly invoices: readonly ExampleInvoice[] }) => (
  <Calendar
    label="First invoices"
    isReadOnly
    defaultMonth={invoices[0]?.chargeOn}
    marks={invoices.map(({ chargeOn, amount, name }) => ({
      date: chargeOn,
      label: `${formatUsd(amount)} · ${name}`,
      tone: amount > 0 ? ('info' as const) : ('neutral' as const),
    }))}
  />
);

/** Each invoice with its date, its amount, and the calculation. */
const InvoiceTable = ({ invoices }: { readonly invoices: readonly ExampleInvoice[] }) => (
  <table className={styles.invoices} aria-label="First invoices">
    <thead>
      <tr>
        <th className={styles.head} scope="col">
          Charged
        </th>
        <th className={styles.head} scope="col">
          Price
        </th>
        <th className={styles.headAmount} scope="col">
          Amount
        </th>
      </tr>
    </thead>
    <tbody>
      {invoices.map(({ index, chargeOn, amount, name, working }) => (
        <tr key={index}>
          <td className={styles.day}>{showDay(chargeOn)}</td>
          <td className={styles.working}>{[name, working].filter(Boolean).join(' · ')}</td>
          <td className={styles.amount}>{formatUsd(amount)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

const shown = 6;

const views = [
  { id: 'table', label: 'Table' },
  { id: 'calendar', label: 'Calendar' },
] as const;

/** What a customer who subscribes today would be charged, and when, by the platform's rules. */
export function FirstInvoices({
  schedules,
}: {
  readonly schedules: readonly PlanSchedule[] | undefined;
}) {
  const [units, setUnits] = useState<number | null>(10);
  const [view, setView] = useState<(typeof views)[number]['id']>('table');
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
      {...(invoices.length > 0 && {
        actions: (
          <SegmentedControl
            label="Show first invoices as"
            size="small"
            options={views}
            value={view}
            onChange={setView}
          />
        ),
      })}
    >
      <div className={styles.example}>
        {schedules && countsUnits(schedules) && (
          <CurrencyInput
            label="Units per period"
            prefix=""
            decimals={0}
            max={maximumUsage}
            value={units}
            onChange={setUnits}
          />
        )}
        {invoices.length === 0 ? (
          <p className={styles.note}>Fill in price and billing to see what’s charged, and when.</p>
        ) : view === 'table' ? (
          <InvoiceTable invoices={invoices} />
        ) : (
          <Suspense fallback={<Skeleton lines={6} />}>
            <InvoiceCalendar invoices={invoices} />
          </Suspense>
        )}
        {invoices.length > 0 && invoices.length < shown && (
          <p className={styles.note}>The plan ends after that.</p>
        )}
      </div>
    </Card>
  );
}

/** The first invoices for the plan's current values; nothing while a value is missing. */
export function LiveInvoices({ plan }: Pick<ScheduleProps, 'plan'>) {
  const schedules = useWatch({ control: plan.form.control, name: 'schedules' });
  const checked = checkBody(schedulesPart, { schedules });
  const isWhole = checked.ok && problemsOf(checked.body.schedules).length === 0;
  return <FirstInvoices schedules={isWhole ? checked.body.schedules.map(scheduleOf) : undefined} />;
}
