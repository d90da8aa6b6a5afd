import { type Cents, cents } from '@payfac/domain/money';
import { CurrencyInput } from '@payfac/ui/currency-input';
import { PercentageInput } from '@payfac/ui/percentage-input';
import { type ControlProps, textOrNothing } from './control.ts';

const CENTS = 100;

/** The most dollars that can be typed, still exact in cents; the schema decides what may be sent. */
const typable = 999_999_999_999.99;

/** The props of `CurrencyInput` for an amount in cents. */
const inCents = ({ value, onChange }: Pick<ControlProps<Cents>, 'value' | 'onChange'>) => ({
  max: typable,
  value: value === undefined ? null : value / CENTS,
  onChange: (dollars: number | null) =>
    onChange(dollars === null ? undefined : cents(Math.round(dollars * CENTS))),
});

/** An amount in US dollars, stored in cents. */
export const Amount = (props: ControlProps<Cents>) => (
  <CurrencyInput {...props} {...inCents(props)} />
);

/** An amount that is $0.00 while its field is empty. */
export const AmountOrZero = (props: ControlProps<Cents>) => (
  <CurrencyInput {...props} {...inCents(props)} placeholder="$0.00" />
);

/** A screen's main amount, in large type. */
export const HeroAmountField = (props: ControlProps<Cents>) => (
  <CurrencyInput {...props} {...inCents(props)} size="hero" placeholder="$0.00" />
);

/** A number without decimals, such as a limit. */
export const WholeNumber = ({ value, onChange, ...rest }: ControlProps<number>) => (
  <CurrencyInput
    {...rest}
    prefix=""
    decimals={0}
    value={value ?? null}
    onChange={(number) => onChange(number ?? undefined)}
  />
);

/** As many as the domain's `rate` has; fewer would cut values that other programs saved. */
const decimals = 4;

/** A tax or discount rate in percent, stored as decimal text. */
export const Rate = ({ value = '', onChange, ...rest }: ControlProps<string>) => (
  <PercentageInput
    {...rest}
    decimals={decimals}
    value={value}
    onChange={(rate) => onChange(textOrNothing(rate))}
  />
);
