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
import { LivePreview } from '../../../shared/preview/live-preview.tsx';
import { getZone, now } from '../../../shared/time/clock.ts';
import { showDay } from '../../../shared/time/show.ts';
import { countsUnits, modulesOf } from '../usage.ts';
import { problemsOf } from './checks.ts';
import { type PlanValues, previewOf, type ScheduleProps } from './form-values.ts';
import * as styles from './plan.css.ts';
import { scheduleOf, schedulesPart, withSamplePrices } from './schedule-values.ts';
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

interface FirstInvoicesProps {
  readonly schedules: readonly PlanSchedule[] | undefined;
  /** Whether prices are missing, so that there are sample ones. */
  readonly isSample?: boolean;
}

/** What a customer who subscribes today would be charged, and when, by the platform's rules. */
export function FirstInvoices({ schedules, isSample = false }: FirstInvoicesProps) {
  const [units, setUnits] = useState<number | null>(10);
  const [view, setView] = useState<(typeof views)[number]['id']>('table');
  const today = formatDay(now(), getZone());
  const usage = {
    quantity: units ?? 0,
    modules: schedules ? modulesOf(schedules).map(({ key }) => key) : [],
  };
  const invoices = schedules ? firstInvoices(schedules, today, usage, shown) : [];
  const modules = usage.modules.length > 0 ? ' with all modules' : '';
  const sample = isSample ? ', at sample prices' : '';
  return (
    <Card
      title="First invoices"
      description={`For someone who subscribes today${modules}${sample}.`}
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
          <p className={styles.note}>Correct price and billing to see what’s charged, and when.</p>
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

interface PlanPreviewProps extends Pick<ScheduleProps, 'plan'> {
  /** Of a saved plan. */
  readonly planId?: string;
}

/** What a subscriber sees for the plan's current values, and below it what they are charged. */
export function PlanPreview({ plan, planId }: PlanPreviewProps) {
  // Watched values are as complete as the form's initial ones.
  const values = useWatch({ control: plan.form.control, compute: (all: PlanValues) => all });
  return (
    <>
      <LivePreview
        modelName="plans"
        modelId={planId ?? null}
        data={previewOf(values)}
        sample={problemsOf(values.schedules).length > 0 ? 'a sample price' : undefined}
        isShort
      />
      <LiveInvoices plan={plan} />
    </>
  );
}

/** The first invoices for the plan's current values, with sample prices for missing ones. */
function LiveInvoices({ plan }: Pick<ScheduleProps, 'plan'>) {
  const schedules = useWatch({ control: plan.form.control, name: 'schedules' });
  const checked = checkBody(schedulesPart, { schedules });
  const typed = checked.ok ? checked.body.schedules : [];
  const isWhole = problemsOf(typed).length === 0;
  const priced = isWhole ? typed : typed.map(withSamplePrices);
  const isShown = checked.ok && problemsOf(priced).length === 0;
  return (
    <FirstInvoices
      schedules={isShown ? priced.map(scheduleOf) : undefined}
      isSample={isShown && !isWhole}
    />
  );
}
