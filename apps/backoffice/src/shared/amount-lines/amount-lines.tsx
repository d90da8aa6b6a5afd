import type { Cents } from '@payfac/domain/money';
import { Link } from '@payfac/ui/link';
import { Money } from '@payfac/ui/money';
import * as styles from './amount-lines.css.ts';

export interface AmountLine {
  /** Distinguishes lines with the same label. Default: the label. */
  readonly id?: string;
  readonly label: string;
  /** Negative when deducted; undefined shows a dash, while the amounts behind it are too large. */
  readonly amount: Cents | undefined;
  /** What it consists of, such as `12 sales`. */
  readonly note?: string;
  /** The address of what it consists of; omit it for zero. */
  readonly href?: string;
}

interface AmountLinesProps {
  readonly lines: readonly AmountLine[];
  /** Omit it when the sum is shown elsewhere. */
  readonly total?: AmountLine;
}

const Line = ({ label, amount, note, href }: AmountLine) => (
  <>
    <dt>
      {href === undefined || amount === 0 ? label : <Link href={href}>{label}</Link>}
      {note !== undefined && <span className={styles.note}> · {note}</span>}
    </dt>
    <dd className={styles.value}>
      <Money amount={amount ?? '—'} rank="row" />
    </dd>
  </>
);

/** A breakdown of an amount: additions and deductions, down to the total. */
export const AmountLines = ({ lines, total }: AmountLinesProps) => (
  <dl className={styles.lines}>
    {lines.map((line) => (
      <div key={line.id ?? line.label} className={styles.line}>
        <Line {...line} />
      </div>
    ))}
    {total && (
      <div className={`${styles.line} ${styles.total}`}>
        <Line {...total} />
      </div>
    )}
  </dl>
);
