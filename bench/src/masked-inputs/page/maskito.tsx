import type { MaskitoOptions } from '@maskito/core';
import { maskitoDate, maskitoNumber } from '@maskito/kit';
import { useMaskito } from '@maskito/react';
import { useMemo } from 'react';
import {
  type Contender,
  emitted,
  type InputProps,
  type Kind,
  textOf,
  type Value,
} from './contender.ts';

const digit = /\d/;
const phoneOptions: MaskitoOptions = {
  mask: ['(', digit, digit, digit, ')', ' ', digit, digit, digit, '-', digit, digit, digit, digit],
};
const dateOptions = maskitoDate({ mode: 'mm/dd/yyyy', separator: '-' });

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
      defaultValue={textOf(kind, start)}
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
      start={start === null || start === '' ? '' : `${prefix}${String(start)}`}
      onText={(text) => onChange(emitted.currency(text, output))}
    />
  );
}

function DateInput({ start, onChange }: InputProps) {
  return (
    <Masked
      kind="date"
      options={dateOptions}
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
