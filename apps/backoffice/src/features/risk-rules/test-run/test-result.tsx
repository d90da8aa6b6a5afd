import { type Cents, formatUsd } from '@payfac/domain/money';
import type { RiskHit } from '@payfac/domain/risk';
import { displayTransactionId } from '@payfac/domain/transactions';
import { Link } from '@payfac/ui/link';
import { Select } from '@payfac/ui/select';
import { Text } from '@payfac/ui/typography';
import { useState } from 'react';
import { recordAt } from '../../../shared/address.ts';
import { counted, wholeNumber } from '../../../shared/counted.ts';
import { showMoment } from '../../../shared/time/show.ts';
import * as styles from '../risk-rules.css.ts';

const dayMs = 86_400_000;

/** How far back a rule is tested, up to the latest payments. */
const spanLabels = {
  day: 'Last 24 hours',
  week: 'Last 7 days',
  month: 'Last 30 days',
  quarter: 'Last 90 days',
} as const;
export type Span = keyof typeof spanLabels;

const spans = ['day', 'week', 'month', 'quarter'] as const satisfies readonly Span[];

const days: Readonly<Record<Span, number>> = { day: 1, week: 7, month: 30, quarter: 90 };

export const spanOf = (span: Span, now: Date): { readonly from: Date; readonly to: Date } => ({
  from: new Date(now.getTime() - days[span] * dayMs),
  to: now,
});

interface SpanSelectProps {
  readonly value: Span;
  readonly onChange: (span: Span) => void;
}

const options = spans.map((value) => ({ value, label: spanLabels[value] }));

export const SpanSelect = ({ value, onChange }: SpanSelectProps) => (
  <Select
    label="Payments from"
    value={value}
    options={options}
    onChange={(chosen) => onChange(spans.find((each) => each === chosen) ?? value)}
  />
);

interface Tried<T> {
  /** What was tested; another rule has no result yet. */
  readonly subject: string;
  readonly result?: T;
  readonly error?: string;
}

/** Runs one test at a time; its result is cleared when the tested rule changes. */
export function useTest<T>(subject: string) {
  const [isRunning, setRunning] = useState(false);
  const [tried, setTried] = useState<Tried<T>>();
  const run = async (test: () => Promise<T>): Promise<void> => {
    setRunning(true);
    try {
      setTried({ subject, result: await test() });
    } catch (problem) {
      const error = problem instanceof Error ? problem.message : 'Something went wrong. Try again.';
      setTried({ subject, error });
    } finally {
      setRunning(false);
    }
  };
  const current = tried?.subject === subject ? tried : undefined;
  return { isRunning, result: current?.result, error: current?.error, run };
}

export interface TestFindings {
  readonly evaluated: number;
  readonly hits: number;
  readonly amount: Cents;
  /** Newest first. */
  readonly evaluations: readonly RiskHit[];
}

interface TestResultProps {
  readonly found: TestFindings;
  /** The most payments to list. */
  readonly most: number;
  /** Whether each payment is a link; not in a form, which a link would leave. */
  readonly isLinked?: boolean;
}

/** What a rule would have found: the number and sum of payments, and the latest ones with their evidence. */
export function TestResult({ found, most, isLinked = false }: TestResultProps) {
  const { evaluated, hits, amount, evaluations } = found;
  const shown = evaluations.slice(0, most);
  return (
    <div className={styles.result}>
      <output>
        {hits === 0
          ? `None of ${counted(evaluated, 'card payment')} would have met the rule.`
          : `${wholeNumber(hits)} of ${counted(evaluated, 'card payment')} would have met the rule, ${formatUsd(amount)} in all.`}
      </output>
      {shown.length > 0 && (
        <ul className={styles.list} aria-label="Payments that would have met the rule">
          {shown.map(({ transactionId, accountName, amount: paid, evidence, at }) => (
            <li key={transactionId} className={styles.item}>
              <div className={styles.head}>
                <span>
                  {isLinked ? (
                    <Link href={recordAt('/reporting/transactions', transactionId)}>
                      {displayTransactionId(transactionId)}
                    </Link>
                  ) : (
                    displayTransactionId(transactionId)
                  )}
                  {` · ${accountName}`}
                </span>
                <span className={styles.amount}>{formatUsd(paid)}</span>
              </div>
              <p className={styles.evidence}>{`${evidence} ${showMoment(at)}`}</p>
            </li>
          ))}
        </ul>
      )}
      {hits > shown.length && shown.length > 0 && (
        <Text tone="muted" size="small">{`The latest ${shown.length} are listed.`}</Text>
      )}
    </div>
  );
}
