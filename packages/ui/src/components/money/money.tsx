import { useLocale } from '../../locale/context.ts';
import { classNames } from '../../styling/class-names.ts';
import * as styles from './money.css.ts';
import { type MoneySign, moneyParts } from './money-text.ts';

/** How much an amount matters on its page. */
export type MoneyRank = keyof typeof styles.ranks;
/** What the amount’s color says. */
export type MoneyTone = keyof typeof styles.tones;

export interface MoneyProps {
  /** An integer of the currency's minor unit (cents), or a text that is written already. */
  amount: number | string;
  /** Code of ISO 4217. Of no meaning with a text. @default 'USD' */
  currency?: string | undefined;
  /**
   * Hero 40/48 for the amount a screen is about, display 48/60 for the one that is being typed, balance 20/28 for a
   * figure beside others, row 14/20 for a table or list, text as the words around it. @default 'text'
   */
  rank?: MoneyRank | undefined;
  /** What the color says. @default 'default' */
  tone?: MoneyTone | undefined;
  /** '-' alone, '+' too, or none. @default 'negative' */
  sign?: MoneySign | undefined;
  /** The currency's code behind the amount, where several currencies meet. @default false */
  hasCode?: boolean | undefined;
  /** Struck through, for what was voided; say so in words beside it. @default false */
  isStruck?: boolean | undefined;
}

const LESSER = new Set(['decimal', 'fraction']);

/** Whole units in the text's color, decimals lesser, as one text for whoever copies or hears it. */
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

/** An amount of money, in digits of one width and never torn. */
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
