import { DatePicker, InputNumber } from 'antd';
import dayjs from 'dayjs';
import {
  type Contender,
  type InputProps,
  type RowProps,
  textOf,
  type Value,
} from '../../../src/masked-inputs/page/contender.ts';

/** As its documentation writes an amount of money. */
function grouped(value: string, prefix: string): string {
  const [whole = '', decimals] = value.split('.');
  const commas = whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
  return value === '' ? '' : prefix + commas + (decimals === undefined ? '' : `.${decimals}`);
}

function Currency({ row, start, onChange }: InputProps) {
  const { decimals = 2, prefix = '$', max, min, allowNegative = false, output } = row;
  const least = min ?? (allowNegative ? undefined : 0);
  return (
    <InputNumber<string>
      stringMode
      controls={false}
      precision={decimals}
      {...(max !== undefined && { max: String(max) })}
      {...(least !== undefined && { min: String(least) })}
      {...(start !== null && start !== '' && { defaultValue: String(start) })}
      formatter={(value) => grouped(value ?? '', prefix)}
      parser={(text) => (text ?? '').replace(prefix, '').replaceAll(',', '')}
      onChange={(value) => onChange(amountOf(value, output))}
    />
  );
}

function amountOf(value: string | null, output: RowProps['output']): Value {
  if (output === 'string') return value ?? '';
  return value === null || value === '' ? null : Number(value);
}

/** Without its calendar, which would open over it. */
function DateInput({ row, start, onChange }: InputProps) {
  const { earliest, latest } = row;
  return (
    <DatePicker
      open={false}
      format={{ format: 'MM-DD-YYYY', type: 'mask' }}
      {...(textOf('date', start) !== '' && { defaultValue: dayjs(String(start)) })}
      {...(earliest !== undefined && { minDate: dayjs(earliest) })}
      {...(latest !== undefined && { maxDate: dayjs(latest) })}
      onChange={(date) => onChange(date?.format('YYYY-MM-DD') ?? '')}
    />
  );
}

export const ant: Contender = {
  name: 'Ant Design',
  isControlled: false,
  inputs: { currency: Currency, date: DateInput },
};
