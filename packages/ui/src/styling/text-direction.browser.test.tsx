import '../../base.css';
import '../../brands/harbor.css';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CopyValue } from '../components/copy-value/index.ts';
import { CurrencyInput } from '../components/currency-input/index.ts';
import { Money } from '../components/money/index.ts';
import { Pagination } from '../components/pagination/index.ts';
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

/** Right-to-left text broke negative amounts and '1–10 of 42'. */
it('amounts and counts keep their order among words of the other direction', () => {
  const { container } = render(
    <div dir="rtl">
      <span>
        סכום <Money amount={-123_456} />
      </span>
      <Pagination page={1} pageSize={10} count={42} onChange={() => undefined} />
    </div>,
  );
  const order = (text: Node | null | undefined, length: number) =>
    text ? Array.from({ length }, (_, index) => placeOf(text, index)) : [];
  const amount = order([...container.querySelectorAll('span')].at(1)?.firstChild, 10);
  expect(amount).toHaveLength(10);
  expect(amount).toEqual(amount.toSorted((a, b) => a - b));
  const range = screen.getByText('1–10 of 42');
  const count = order(range.firstChild, 10);
  expect(count).toEqual(count.toSorted((a, b) => a - b));
});
