import { currencyMask } from '../../components/currency-input/currency-edit.ts';
import { dateMask } from '../../components/date-input/date-edit.ts';
import { percentageMask } from '../../components/percentage-input/percentage-edit.ts';
import { phoneMask } from '../../components/phone-input/phone-edit.ts';
import { digitGroupsMask } from '../masked/digit-groups.ts';
import { type Field, field } from './played-field.ts';

const amount = { prefix: '$', min: '10', max: '5000000', decimals: 2 } as const;
const halved = (value: number | string | null) =>
  Number(value) > 1000 ? String(Number(value) / 2) : String(value ?? '');
const shortened = (digits: string) => (digits.length > 5 ? digits.slice(0, 3) : digits);
const groups = (name: string, ...lengths: readonly number[]) =>
  field<string>({
    name,
    mask: digitGroupsMask({ groups: lengths, sample: '123456789' }),
    keys: '0123456789-x',
    pastes: ['12', '123-45', '123456789'],
    values: ['20', '123456'],
    another: shortened,
  });

export const amounts = field({
  name: 'amount as a string',
  mask: currencyMask({ ...amount, allowNegative: false, output: 'string' }),
  keys: '0123456789.,-x',
  pastes: ['1,234', '7777', '$4,321.50'],
  values: ['20', '1234.5'],
  another: halved,
});

export const fields: readonly Field[] = [
  amounts,
  field({
    name: 'amount as a number, also below zero',
    mask: currencyMask({ ...amount, min: '-500', allowNegative: true, output: 'number' }),
    keys: '0123456789.,-(x',
    pastes: ['1,234', '(77.5)', '-9'],
    values: [20, -1234.5],
    another: (value) => (value === null ? null : Number(halved(value))),
  }),
  field({
    name: 'percentage',
    mask: percentageMask({
      decimals: 3,
      min: '0',
      max: '1000',
      allowNegative: false,
      output: 'string',
    }),
    keys: '0123456789.,%x',
    pastes: ['2.9%', '7', '1,000'],
    values: ['2.9', '12.125'],
    another: halved,
  }),
  field({
    name: 'phone',
    mask: phoneMask,
    keys: '0123456789()- +x',
    pastes: ['(212) 555', '2125550100', '+1 646'],
    values: ['212', '2125550100'],
    another: (value) => (/^\d{10}$/.test(value) ? value.slice(0, 4) : value),
  }),
  field({
    name: 'date',
    mask: dateMask({ earliest: '2020-01-01', latest: null }),
    keys: '0123456789/-.x',
    pastes: ['1/2/2026', '12', '2026-03-04'],
    values: ['2026-03-04', ''],
    another: (value) => (value === '' ? '' : '2026-03-31'),
  }),
  groups('ZIP code', 5, 4),
  groups('Social Security number', 3, 2, 4),
  groups('EIN', 2, 7),
  groups('routing number', 9),
];
