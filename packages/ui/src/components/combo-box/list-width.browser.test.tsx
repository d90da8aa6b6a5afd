import '../../../base.css';
import '../../../brands/harbor.css';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { MultiSelect } from '../multi-select/index.ts';
import { ComboBox } from './index.ts';

const options = ['Visa', 'Mastercard', 'Amex'].map((label) => ({ value: label, label }));

const fields = {
  ComboBox: <ComboBox label="Brands" options={options} defaultValue="Visa" />,
  MultiSelect: <MultiSelect label="Brands" options={options} defaultValue={['Visa', 'Amex']} />,
};

/** The list was as wide as input and button: 6 px less, and without the tags. */
it.each(Object.entries(fields))('the list of a %s is as wide as its box', async (_, field) => {
  render(<div style={{ inlineSize: 320, marginInline: 40 }}>{field}</div>);
  await userEvent.click(screen.getByRole('combobox'));
  const list = (await screen.findByRole('listbox')).parentElement;
  await expect.poll(() => list?.getBoundingClientRect().width).toBe(320);
  expect(list?.getBoundingClientRect().left).toBe(40);
});
