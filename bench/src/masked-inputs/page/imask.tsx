import IMask from 'imask';
import { IMaskInput } from 'react-imask';
import {
  type Contender,
  emitted,
  type InputProps,
  midnight,
  type RowProps,
  textOf,
} from './contender.ts';

function Phone({ start, onChange }: InputProps) {
  return (
    <IMaskInput
      mask="(000) 000-0000"
      defaultValue={textOf('phone', start)}
      onAccept={(text: string) => onChange(emitted.phone(text))}
    />
  );
}

function Currency({ row, start, onChange }: InputProps) {
  const { decimals = 2, prefix = '$', max, min, allowNegative = false, output } = row;
  const bounds = {
    ...(max === undefined ? {} : { max }),
    ...(min === undefined ? (allowNegative ? {} : { min: 0 }) : { min }),
  };
  return (
    <IMaskInput
      mask={`${prefix}num`}
      blocks={{
        num: { mask: Number, thousandsSeparator: ',', radix: '.', scale: decimals, ...bounds },
      }}
      defaultValue={start === null || start === '' ? '' : `${prefix}${String(start)}`}
      onAccept={(text: string) => onChange(emitted.currency(text, output))}
    />
  );
}

function DateInput({ row, start, onChange }: InputProps) {
  return (
    <IMaskInput
      mask={Date}
      pattern="m-`d-`Y"
      blocks={{
        m: { mask: IMask.MaskedRange, from: 1, to: 12, maxLength: 2, autofix: 'pad' },
        d: { mask: IMask.MaskedRange, from: 1, to: 31, maxLength: 2, autofix: 'pad' },
        Y: { mask: IMask.MaskedRange, from: 1000, to: 9999 },
      }}
      {...datesOf(row)}
      format={(date: Date | null) =>
        date === null ? '' : textOf('date', date.toISOString().slice(0, 10))
      }
      parse={(text: string) => new Date(`${emitted.date(text)}T00:00:00Z`)}
      defaultValue={textOf('date', start)}
      onAccept={(text: string) => onChange(emitted.date(text))}
    />
  );
}

function datesOf({ earliest, latest }: RowProps) {
  const min = midnight(earliest);
  const max = midnight(latest);
  return { ...(min && { min }), ...(max && { max }) };
}

export const imask: Contender = {
  name: 'IMask',
  isControlled: false,
  inputs: { phone: Phone, currency: Currency, date: DateInput },
};
