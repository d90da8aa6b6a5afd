/// <reference types="@vitest/browser-playwright" />
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { CurrencyInput } from '../../components/currency-input/index.ts';
import { DateInput } from '../../components/date-input/index.ts';
import { PercentageInput } from '../../components/percentage-input/index.ts';
import { PhoneInput } from '../../components/phone-input/index.ts';
import { RoutingNumberInput } from '../../components/routing-number-input/index.ts';
import { EinInput, SsnInput } from '../../components/tax-id-input/index.ts';
import { ZipInput } from '../../components/zip-input/index.ts';
import type { ValueChannel } from '../../testing/keystrokes/mount-field.tsx';
import { type Entry, entered, unmountEntered } from './entered.ts';

afterEach(unmountEntered);

type Field = (channel: ValueChannel<string>) => ReactNode;

const fields: Readonly<Record<string, Field>> = {
  date: (channel) => <DateInput label="Date" {...channel} />,
  phone: (channel) => <PhoneInput label="Phone" {...channel} />,
  ZIP: (channel) => <ZipInput label="ZIP" {...channel} />,
  SSN: (channel) => <SsnInput label="SSN" {...channel} />,
  EIN: (channel) => <EinInput label="EIN" {...channel} />,
  routing: (channel) => <RoutingNumberInput label="Routing number" {...channel} />,
  percentage: (channel) => <PercentageInput label="Percentage" {...channel} />,
  'whole number': (channel) => (
    <CurrencyInput label="Count" prefix="" decimals={0} output="string" {...channel} />
  ),
};

/** Ways people write each value; `null` when it must be refused. */
const writings: Readonly<Record<string, readonly (readonly [string, string | null])[]>> = {
  date: [
    ...[
      '05/06/2022',
      '5/6/2022',
      '05-06-2022',
      '5.6.2022',
      '05062022',
      '5 6 2022',
      ' 5/6/2022',
    ].map((text) => [text, '2022-05-06'] as const),
    ['2022-05-06', '2022-05-06'],
    ['2022/05/06', '2022-05-06'],
    ['1999-12-31', '1999-12-31'],
    ['2011-03-04', '2011-03-04'],
    ['5/6/22', null],
    ['31/12/2024', null],
    ['15/10/2024', null],
    ['02/30/2024', null],
    ['May 6, 2022', null],
    ['6 May 2022', null],
    ['2022-05', null],
  ],
  phone: [
    ...['2025550187', '(202) 555-0187', '202-555-0187', '202.555.0187', '202 555 0187'].map(
      (text) => [text, '2025550187'] as const,
    ),
    ['12025550187', '2025550187'],
    ['+1 202 555 0187', '2025550187'],
    ['1-202-555-0187', '2025550187'],
    [' 202-555-0187 ', '2025550187'],
    ['555-0187', 'invalid format'],
  ],
  ZIP: [
    ['10001', '10001'],
    ['10001-1234', '100011234'],
    ['10001 1234', '100011234'],
    [' 10001 ', '10001'],
  ],
  SSN: [
    ['123-45-6789', '123456789'],
    ['123 45 6789', '123456789'],
    ['123456789', '123456789'],
  ],
  EIN: [
    ['12-3456789', '123456789'],
    ['123456789', '123456789'],
    ['12 3456789', '123456789'],
  ],
  routing: [
    ['021000021', '021000021'],
    ['0210-0002-1', '021000021'],
    ['021 000 021', '021000021'],
  ],
  percentage: [
    ['2.9', '2.9'],
    ['2.90', '2.9'],
    ['2.9%', '2.9'],
    ['2.9 %', '2.9'],
    ['.5', '0.5'],
    ['007', '7'],
    ['2,9', null],
    ['2..9', null],
    ['12,34', null],
  ],
  'whole number': [
    ['1234', '1234'],
    ['1,234', '1234'],
    ['1,234,567', '1234567'],
    ['12,34', null],
    ['12.5', null],
    ['12.00', null],
  ],
};

const rows = Object.entries(writings).flatMap(([name, texts]) =>
  texts.map(([text, meant]) => ({ name, text, meant })),
);

/** Whether a refusal is visible: at the field after blur, or beside its label. */
const isSeen = ({ isInvalid, error, notice }: Entry) =>
  (isInvalid && error !== '') || notice !== '';

test.each(rows)('$name: $text is the same typed and pasted', async ({ name, text, meant }) => {
  const field = fields[name];
  if (field === undefined) throw new Error(`There is no field for ${name}.`);
  const typed = await entered<string>(field, '', async (stage) => {
    for (const character of text) await stage.type(character);
  });
  const pasted = await entered<string>(field, '', (stage) => stage.paste(text));
  const where = JSON.stringify({ text, typed, pasted });
  if (meant !== null) {
    expect([typed.value, pasted.value], where).toEqual([meant, meant]);
    return;
  }
  expect([typed.value, pasted.value], where).toEqual(['', '']);
  expect([isSeen(typed), isSeen(pasted)], where).toEqual([true, true]);
});
