import { byLocale } from '../../locale/by-locale.ts';

/** Sign before an amount: only '-', also '+', or none. */
export type MoneySign = 'negative' | 'always' | 'never';

const SIGNS = { negative: 'auto', always: 'always', never: 'never' } as const;

interface AmountFormat {
  readonly digits: number;
  readonly parts: (whole: number) => Intl.NumberFormatPart[];
  readonly fraction: (part: number) => string;
}

/** A currency's number of decimals: two for USD, none for JPY. */
function amountFormat(locale: string, currency: string, sign: MoneySign): AmountFormat {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    signDisplay: SIGNS[sign],
  });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 0;
  const decimals = new Intl.NumberFormat(locale, {
    minimumIntegerDigits: Math.max(1, digits),
    useGrouping: false,
  });
  return {
    digits,
    parts: (whole) => format.formatToParts(whole),
    fraction: (part) => decimals.format(part),
  };
}

const formatsIn = byLocale((locale) =>
  byLocale((key) => {
    const [currency = 'USD', sign = 'negative'] = key.split(' ');
    return amountFormat(
      locale,
      currency,
      sign === 'always' || sign === 'never' ? sign : 'negative',
    );
  }),
);

/**
 * An amount in minor units (cents) as its parts, exact for every safe integer: whole units and decimals are formatted
 * separately, because dividing large cents is inexact.
 */
export function moneyParts(
  minorUnits: number,
  currency: string,
  locale: string,
  sign: MoneySign,
): readonly Intl.NumberFormatPart[] {
  const { digits, parts, fraction } = formatsIn(locale)(
    `${currency} ${sign === 'always' && minorUnits === 0 ? 'negative' : sign}`,
  );
  const unit = 10 ** digits;
  const rest = Math.abs(minorUnits % unit);
  const whole = Math.trunc(minorUnits / unit);
  return parts(whole).map((part) =>
    part.type === 'fraction' ? { ...part, value: fraction(rest) } : part,
  );
}

/**
 * An amount as text, such as '-$1,234.56'.
 * @param minorUnits an integer in the currency's minor unit: cents of USD, yen of JPY.
 * @param currency ISO 4217 code, default 'USD'.
 * @param locale BCP 47 tag, default 'en-US'.
 */
export function moneyText(
  minorUnits: number,
  currency = 'USD',
  locale = 'en-US',
  sign: MoneySign = 'negative',
): string {
  return moneyParts(minorUnits, currency, locale, sign)
    .map((part) => part.value)
    .join('');
}
