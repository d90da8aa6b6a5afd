import { type Cents, cents } from '@payfac/domain/money';
import { CurrencyInput } from '@payfac/ui/currency-input';
import { PercentageInput } from '@payfac/ui/percentage-input';
import { type ControlProps, textOrNothing } from './control.ts';

const CENTS = 100;

/** The most dollars that are taken up while they are typed, in cents still exact; what may be sent is the schema's. */
const typable = 999_999_999_999.99;

/** What `CurrencyInput` is given for an amount in cents. */
const inCents = ({ value, onChange }: Pick<ControlProps<Cents>, 'value' | 'onChange'>) => ({
  max: typable,
  value: value === undefined ? null : value / CENTS,
  onChange: (dollars: number | null) =>
    onChange(dollars === null ? undefined : cents(Math.round(dollars * CENTS))),
});

/** An amount in US dollars, held in cents. */
export const Amount = (props: ControlProps<Cents>) => (
  <CurrencyInput {...props} {...inCents(props)} />
);

/** The amount that a screen is about, typed large. */
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

/** As many as domain's `rate` has: fewer would cut what another program saved. */
const decimals = 4;

/** A rate of tax or discount in percent, held as its decimal text. */
export const Rate = ({ value = '', onChange, ...rest }: ControlProps<string>) => (
  <PercentageInput
    {...rest}
    decimals={decimals}
    value={value}
    onChange={(rate) => onChange(textOrNothing(rate))}
  />
);
