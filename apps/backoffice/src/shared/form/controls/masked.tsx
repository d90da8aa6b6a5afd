import { type Cents, cents } from '@payfac/domain/money';
import { CurrencyInput } from '@payfac/ui/currency-input';
import { DateInput, type DateInputProps } from '@payfac/ui/date-input';
import { PhoneInput } from '@payfac/ui/phone-input';
import { type ControlProps, textOrNothing } from './control.ts';

/** A US phone number: 10 digits. One begun and not finished is refused by the body's schema. */
export const Phone = ({ value, onChange, ...rest }: ControlProps<string>) => (
  <PhoneInput
    {...rest}
    value={value ?? ''}
    onChange={(emitted, { isEmpty }) => onChange(isEmpty ? undefined : emitted)}
  />
);

/** A day, `YYYY-MM-DD`, typed as MM-DD-YYYY. */
export const Day = ({
  value,
  onChange,
  ...rest
}: ControlProps<string> & Pick<DateInputProps, 'earliest' | 'latest' | 'hasCalendar'>) => (
  <DateInput {...rest} value={value ?? ''} onChange={(day) => onChange(textOrNothing(day))} />
);

const CENTS = 100;

/** An amount in US dollars, held in cents. */
export const Amount = ({ value, onChange, ...rest }: ControlProps<Cents>) => (
  <CurrencyInput
    {...rest}
    value={value === undefined ? null : value / CENTS}
    onChange={(dollars) =>
      onChange(dollars === null ? undefined : cents(Math.round(dollars * CENTS)))
    }
  />
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
