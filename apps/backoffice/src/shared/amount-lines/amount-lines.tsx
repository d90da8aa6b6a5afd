import type { Cents } from '@payfac/domain/money';
import { Link } from '@payfac/ui/link';
import { Money } from '@payfac/ui/money';
import * as styles from './amount-lines.css.ts';

export interface AmountLine {
  /** Tells it from lines of the same label. Default: the label. */
  readonly id?: string;
  readonly label: string;
  /** Below zero where it is taken; undefined, and a dash, while what it comes from is too large. */
  readonly amount: Cents | undefined;
  /** What it is made of, such as `12 sales`. */
  readonly note?: string;
  /** Where what it is made of can be seen; of nothing there is nothing to see. */
  readonly href?: string;
}

interface AmountLinesProps {
  readonly lines: readonly AmountLine[];
  /** Left out where the lines come to an amount that stands elsewhere. */
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

/** An amount that explains itself: what was added and what was taken, down to what is left. */
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
