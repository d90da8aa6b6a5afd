import { type MaskitoOptions, maskitoTransform } from '@maskito/core';
import { maskitoDate, maskitoNumber } from '@maskito/kit';
import { useMaskito } from '@maskito/react';
import { useMemo } from 'react';
import {
  type Contender,
  emitted,
  type InputProps,
  type Kind,
  midnight,
  textOf,
  type Value,
} from './contender.ts';

const digit = /\d/;
const phoneOptions: MaskitoOptions = {
  mask: ['(', digit, digit, digit, ')', ' ', digit, digit, digit, '-', digit, digit, digit, digit],
};

function Masked({
  kind,
  options,
  start,
  onText,
}: {
  kind: Kind;
  options: MaskitoOptions;
  start: Value;
  onText: (text: string) => void;
}) {
  const ref = useMaskito({ options });
  return (
    <input
      ref={ref}
      defaultValue={maskitoTransform(textOf(kind, start), options)}
      onInput={(event) => onText(event.currentTarget.value)}
    />
  );
}

function Phone({ start, onChange }: InputProps) {
  return (
    <Masked
      kind="phone"
      options={phoneOptions}
      start={start}
      onText={(text) => onChange(emitted.phone(text))}
    />
  );
}

function Currency({ row, start, onChange }: InputProps) {
  const { decimals = 2, prefix = '$', max, min, allowNegative = false, output } = row;
  const options = useMemo(
    () =>
      maskitoNumber({
        prefix,
        thousandSeparator: ',',
        decimalSeparator: '.',
        maximumFractionDigits: decimals,
        ...(max === undefined ? {} : { max }),
        ...(min === undefined ? (allowNegative ? {} : { min: 0 }) : { min }),
      }),
    [prefix, decimals, max, min, allowNegative],
  );
  return (
    <Masked
      kind="currency"
      options={options}
      start={start}
      onText={(text) => onChange(emitted.currency(text, output))}
    />
  );
}

function DateInput({ row, start, onChange }: InputProps) {
  const { earliest, latest } = row;
  const options = useMemo(() => {
    const min = midnight(earliest);
    const max = midnight(latest);
    return maskitoDate({
      mode: 'mm/dd/yyyy',
      separator: '-',
      ...(min && { min }),
      ...(max && { max }),
    });
  }, [earliest, latest]);
  return (
    <Masked
      kind="date"
      options={options}
      start={start}
      onText={(text) => onChange(emitted.date(text))}
    />
  );
}

export const maskito: Contender = {
  name: 'Maskito',
  isControlled: false,
  inputs: { phone: Phone, currency: Currency, date: DateInput },
};
