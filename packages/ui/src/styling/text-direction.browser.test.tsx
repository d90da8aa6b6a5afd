import '../../base.css';
import '../../brands/harbor.css';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CopyValue } from '../components/copy-value/index.ts';
import { CurrencyInput } from '../components/currency-input/index.ts';
import { PhoneInput } from '../components/phone-input/index.ts';

/** Where a character of a text is drawn. */
function placeOf(text: Node, index: number): number {
  const range = document.createRange();
  range.setStart(text, index);
  range.setEnd(text, index + 1);
  return range.getBoundingClientRect().left;
}

it('an amount in a field is read from left to right in every script, at the side where text begins', () => {
  render(
    <div dir="rtl">
      <CurrencyInput label="Adjustment" value="-1234.56" allowNegative output="string" />
    </div>,
  );
  const { direction, textAlign } = getComputedStyle(
    screen.getByRole('textbox', { name: 'Adjustment' }),
  );
  expect([direction, textAlign]).toEqual(['ltr', 'end']);
});

it('a telephone number stays beside its country code', () => {
  render(
    <div dir="rtl">
      <PhoneInput label="Phone" value="2025550143" />
    </div>,
  );
  const { direction, textAlign } = getComputedStyle(screen.getByRole('textbox', { name: 'Phone' }));
  expect([direction, textAlign]).toEqual(['ltr', 'start']);
});

it('a value to copy keeps its own order', () => {
  render(
    <div dir="rtl">
      <CopyValue value="txn_01HF7M2Z9" label="transaction ID">
        …M2Z9
      </CopyValue>
    </div>,
  );
  const text = screen.getByText('…M2Z9').firstChild ?? document.body;
  expect(placeOf(text, 0)).toBeLessThan(placeOf(text, 1));
});
