import { DateInput, type DateInputProps } from '@payfac/ui/date-input';
import { PhoneInput } from '@payfac/ui/phone-input';
import { type ControlProps, textOrNothing } from './control.ts';

/** A US phone number: 10 digits. The body's schema refuses an incomplete one. */
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
