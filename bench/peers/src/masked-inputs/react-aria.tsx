import { parseDate } from '@internationalized/date';
import {
  DateField,
  DateSegment,
  I18nProvider,
  Input,
  Label,
  NumberField,
  DateInput as Segments,
} from 'react-aria-components';
import {
  type Contender,
  type InputProps,
  textOf,
} from '../../../src/masked-inputs/page/contender.ts';

function Currency({ row, start, onChange }: InputProps) {
  const { decimals = 2, prefix = '$', max, min, allowNegative = false, output } = row;
  const least = min ?? (allowNegative ? undefined : 0);
  return (
    <I18nProvider locale="en-US">
      <NumberField
        formatOptions={{
          style: 'currency',
          currency: 'USD',
          currencyDisplay: prefix === '$' ? 'symbol' : 'code',
          minimumFractionDigits: 0,
          maximumFractionDigits: decimals,
        }}
        {...(max !== undefined && { maxValue: max })}
        {...(least !== undefined && { minValue: least })}
        {...(start !== null && start !== '' && { defaultValue: Number(start) })}
        onChange={(value) => {
          const isEmpty = Number.isNaN(value);
          if (output === 'string') onChange(isEmpty ? '' : String(value));
          else onChange(isEmpty ? null : value);
        }}
      >
        <Label>Amount</Label>
        <Input />
      </NumberField>
    </I18nProvider>
  );
}

function DateInput({ row, start, onChange }: InputProps) {
  const { earliest, latest } = row;
  return (
    <I18nProvider locale="en-US">
      <DateField
        shouldForceLeadingZeros
        {...(textOf('date', start) !== '' && { defaultValue: parseDate(String(start)) })}
        {...(earliest !== undefined && { minValue: parseDate(earliest) })}
        {...(latest !== undefined && { maxValue: parseDate(latest) })}
        onChange={(date) => onChange(date?.toString() ?? '')}
      >
        <Label>Date</Label>
        <Segments>{(segment) => <DateSegment segment={segment} />}</Segments>
      </DateField>
    </I18nProvider>
  );
}

export const reactAria: Contender = {
  name: 'React Aria',
  isControlled: false,
  inputs: { currency: Currency, date: DateInput },
  segments: { date: '[role=spinbutton]' },
};
