import type { PlanSchedule } from '@payfac/domain/plans';
import { formatDay } from '@payfac/domain/time';
import { Card } from '@payfac/ui/card';
import { CurrencyInput } from '@payfac/ui/currency-input';
import { SegmentedControl } from '@payfac/ui/segmented-control';
import { Skeleton } from '@payfac/ui/skeleton';
import { Suspense, useState } from 'react';
import { getZone, now } from '../../../shared/time/clock.ts';
import { countsUnits, modulesOf } from '../usage.ts';
import { InvoiceCalendar } from './invoice-calendar.tsx';
import { InvoiceTable } from './invoice-table.tsx';
import * as styles from './plan.css.ts';
import { firstInvoices } from './working.ts';

const shown = 6;

const views = [
  { id: 'table', label: 'Table' },
  { id: 'calendar', label: 'Calendar' },
] as const;

/** What somebody who subscribes today is charged, and when: the same rules as the platform's. */
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
            value={units}
            onChange={setUnits}
          />
        )}
        {invoices.length === 0 ? (
          <p className={styles.note}>Fill in price and billing to see what's charged, and when.</p>
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
