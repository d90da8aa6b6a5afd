import { type Cents, formatUsd } from '@payfac/domain/money';
import type { RiskHit } from '@payfac/domain/risk';
import { displayTransactionId } from '@payfac/domain/transactions';
import { Link } from '@payfac/ui/link';
import { Text } from '@payfac/ui/typography';
import { recordAt } from '../../../shared/address.ts';
import { counted, wholeNumber } from '../../../shared/counted.ts';
import { showMoment } from '../../../shared/time/show.ts';
import * as styles from './test-result.css.ts';

export interface TestFindings {
  readonly evaluated: number;
  readonly hits: number;
  readonly amount: Cents;
  /** Newest first. */
  readonly evaluations: readonly RiskHit[];
}

interface TestResultProps {
  readonly found: TestFindings;
  /** How many of the payments are listed. */
  readonly most: number;
  /** Leads to each payment; not from a form, which would be left. */
  readonly isLinked?: boolean;
}

/** What a rule would have found: how many payments, of how much, and the latest of them with the evidence. */
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
