import { NumericFormat, PatternFormat } from 'react-number-format';
import { type Contender, emitted, type InputProps, textOf } from './contender.ts';

function Phone({ start, onChange }: InputProps) {
  return (
    <PatternFormat
      format="(###) ###-####"
      defaultValue={textOf('phone', start)}
      valueIsNumericString
      onValueChange={(values) => onChange(emitted.phone(values.value))}
    />
  );
}

function Currency({ row, value, start, onChange }: InputProps) {
  const { decimals = 2, prefix = '$', max, min, allowNegative = false, output } = row;
  return (
    <NumericFormat
      value={value === undefined ? start : value}
      prefix={prefix}
      thousandSeparator=","
      decimalScale={decimals}
      allowNegative={allowNegative}
      isAllowed={({ floatValue }) => floatValue === undefined || floatValue <= (max ?? Infinity)}
      onValueChange={(values) => {
        if (output === 'string') onChange(values.value);
        else if (values.floatValue === undefined) onChange(null);
        else if (values.floatValue >= (min ?? -Infinity)) onChange(values.floatValue);
      }}
    />
  );
}

function DateInput({ start, onChange }: InputProps) {
  return (
    <PatternFormat
      format="##-##-####"
      defaultValue={textOf('date', start).replaceAll('-', '')}
      valueIsNumericString
      onValueChange={(values) => onChange(emitted.date(values.formattedValue))}
    />
  );
}

export const numberFormat: Contender = {
  name: 'react-number-format',
  isControlled: true,
  inputs: { phone: Phone, currency: Currency, date: DateInput },
};
