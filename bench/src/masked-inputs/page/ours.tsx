import { CurrencyInput } from '@payfac/ui/currency-input';
import { DateInput } from '@payfac/ui/date-input';
import { PhoneInput } from '@payfac/ui/phone-input';
import type { Contender, InputProps, Value } from './contender.ts';

function asText(value: Value): string {
  return value === null ? '' : String(value);
}

function asNumber(value: Value): number | null {
  return typeof value === 'number' ? value : null;
}

function held<Held>({ value, start }: InputProps, convert: (value: Value) => Held) {
  return value === undefined ? { defaultValue: convert(start) } : { value: convert(value) };
}

const texts = {
  description: 'As it stands in the contract',
  errorMessage: 'Is needed',
  isRequired: true,
} as const;

const inputs: Contender['inputs'] = {
  phone: (props) => (
    <PhoneInput {...texts} label="Phone" {...held(props, asText)} onChange={props.onChange} />
  ),
  currency: (props) => {
    const { output, decimals, prefix, min, max, allowNegative } = props.row;
    const rules = { decimals, prefix, min, max, allowNegative };
    if (output === 'string') {
      const own = held(props, asText);
      return (
        <CurrencyInput
          {...texts}
          {...rules}
          {...own}
          label="Amount"
          output="string"
          onChange={props.onChange}
        />
      );
    }
    const own = held(props, asNumber);
    return (
      <CurrencyInput {...texts} {...rules} {...own} label="Amount" onChange={props.onChange} />
    );
  },
  date: (props) => (
    <DateInput
      {...texts}
      label="Date"
      earliest={props.row.earliest}
      latest={props.row.latest}
      {...held(props, asText)}
      onChange={props.onChange}
    />
  ),
};

/** The complete field: label, required marker, description, error, mask. */
export const ours: Contender = { name: 'ours, uncontrolled', isControlled: false, inputs };
export const oursControlled: Contender = { name: 'ours, controlled', isControlled: true, inputs };
