import '../../base.css';
import '../../brands/harbor.css';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { Button } from '../components/button/index.ts';
import { FormActions, FormLayout } from '../components/form-layout/index.ts';
import { drawn } from '../testing/drawn.ts';
import { fields } from './every-field.tsx';
import type { FieldProps } from './field-props.ts';

afterEach(cleanup);

const middle = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const frame = window.frameElement?.getBoundingClientRect();
  return { x: (frame?.left ?? 0) + left + width / 2, y: (frame?.top ?? 0) + top + height / 2 };
};

const mouse = (type: 'mousePressed' | 'mouseReleased', at: { x: number; y: number }) =>
  cdp().send('Input.dispatchMouseEvent', {
    type,
    ...at,
    button: 'left',
    buttons: type === 'mousePressed' ? 1 : 0,
    clickCount: 1,
  });

const tap = async (at: { x: number; y: number }) => {
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};

/** A form of one field, which has a problem once it is left, with its button below. */
async function open(
  Field: ComponentType<FieldProps & { onBlur?: () => void }>,
  errorMessage?: string,
) {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const onBlur = vi.fn();
  render(
    <FormLayout label="Payment" onSubmit={onSubmit}>
      <Field label="Total" errorMessage={errorMessage} onBlur={onBlur} />
      <FormActions>
        <Button type="submit" variant="primary">
          Save
        </Button>
      </FormActions>
    </FormLayout>,
  );
  const control = screen.getByLabelText(/^Total/, { selector: 'input, select, textarea' });
  control.focus();
  await document.fonts.ready;
  await drawn();
  // The list of choices would cover the button.
  if (screen.queryByRole('listbox')) await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  return { onBlur, onSubmit, button: screen.getByRole('button', { name: 'Save' }) };
}

describe.each(Object.entries(fields))('%s', (_, Field) => {
  test('keeps the button that was pressed in its place until it is released', async () => {
    const { onBlur, onSubmit, button } = await open(Field, 'Too much');
    const before = middle(button);
    await mouse('mousePressed', before);
    await drawn();
    expect(middle(button)).toEqual(before);
    expect(screen.queryByText('Too much')).toBeNull();
    expect(onBlur).not.toHaveBeenCalled();
    await mouse('mouseReleased', before);
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    await screen.findByText('Too much');
    expect(onBlur).toHaveBeenCalledOnce();
  });

  test('loses no tap', async () => {
    const { onSubmit, button } = await open(Field, 'Too much');
    await tap(middle(button));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    await screen.findByText('Too much');
  });
});

test.each([
  ['CurrencyInput', '12,34'],
  ['DateInput', '0228'],
  ['ColorInput', 'teal'],
  ['TagsInput', 'a tag that is as long as the line, and leaves no place beside it'],
])('%s deals with %s only once the press that left it is over', async (name, typed) => {
  const Field = fields[name];
  if (!Field) throw new Error(`There is no ${name}.`);
  const { button } = await open(Field);
  const onClick = vi.fn();
  button.addEventListener('click', onClick);
  for (const text of typed) await cdp().send('Input.insertText', { text });
  await drawn();
  const before = middle(button);
  await mouse('mousePressed', before);
  await drawn();
  expect(middle(button)).toEqual(before);
  await mouse('mouseReleased', before);
  await waitFor(() => expect(middle(button).y).toBeGreaterThan(before.y));
  expect(onClick).toHaveBeenCalledOnce();
});
