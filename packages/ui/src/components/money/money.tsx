import { useLocale } from '../../locale/context.ts';
import { classNames } from '../../styling/class-names.ts';
import * as styles from './money.css.ts';
import { type MoneySign, moneyParts } from './money-text.ts';

/** Prominence of an amount on its page. */
export type MoneyRank = keyof typeof styles.ranks;
/** Money tones. */
export type MoneyTone = keyof typeof styles.tones;

export interface MoneyProps {
  /** An integer in the currency's minor unit (cents), or a formatted text. */
  amount: number | string;
  /** ISO 4217 code; ignored for a text. @default 'USD' */
  currency?: string | undefined;
  /**
   * Hero 40/48 for a screen's main amount, display 48/60 for the amount being typed, balance 20/28 for a figure beside
   * others, row 14/20 for a table or list, text as the surrounding text. @default 'text'
   */
  rank?: MoneyRank | undefined;
  /** Tone: the meaning of the color. @default 'default' */
  tone?: MoneyTone | undefined;
  /** Only '-', also '+', or none. @default 'negative' */
  sign?: MoneySign | undefined;
  /** Shows the currency code after the amount, when several currencies are mixed. @default false */
  hasCode?: boolean | undefined;
  /** Struck through, for voided amounts; say so in words too. @default false */
  isStruck?: boolean | undefined;
}

const LESSER = new Set(['decimal', 'fraction']);

/** Whole units in the text color and muted decimals, as one text for copying and screen readers. */
function HeroParts({ parts }: { parts: readonly Intl.NumberFormatPart[] }) {
  return parts.map((part, index) =>
    LESSER.has(part.type) ? (
      // oxlint-disable-next-line react/no-array-index-key -- parts of one text, in its order
      <span key={index} className={styles.lesser}>
        {part.value}
      </span>
    ) : (
      part.value
    ),
  );
}

/** A money amount in tabular digits that never wraps. */
export function Money({
  amount,
  currency = 'USD',
  rank = 'text',
  tone = 'default',
  sign = 'negative',
  hasCode = false,
  isStruck = false,
}: MoneyProps) {
  const locale = useLocale();
  const parts = typeof amount === 'string' ? null : moneyParts(amount, currency, locale, sign);
  const isTwoToned = (rank === 'hero' || rank === 'display') && tone === 'default' && !isStruck;
  const names = classNames(styles.money, styles.ranks[rank], styles.tones[tone]);
  const text = parts?.map((part) => part.value).join('') ?? amount;
  const shown = parts && isTwoToned ? <HeroParts parts={parts} /> : text;
  return (
    <span className={names}>
      {isStruck ? <s className={styles.struck}>{shown}</s> : shown}
      {hasCode && parts && <span className={styles.code}>{currency}</span>}
    </span>
  );
}
