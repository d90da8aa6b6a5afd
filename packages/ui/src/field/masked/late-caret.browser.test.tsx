/// <reference types="@vitest/browser-playwright" />
import { afterEach, expect, test } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { CurrencyInput } from '../../components/currency-input/index.ts';
import { chromiumKeys } from '../../testing/keystrokes/chromium-keys.ts';
import { type MountedField, mountField } from '../../testing/keystrokes/mount-field.tsx';

let mounted: MountedField | undefined;
const other = document.createElement('input');

afterEach(() => {
  mounted?.unmount();
  other.remove();
});

/**
 * '$234' with '8' typed before it, and focus lost before that is written, as when a program opens a dialog on a value,
 * or another window comes to the front.
 */
async function leftBeforeTheWrite() {
  const field = mountField<number | null>(
    (channel) => <CurrencyInput label="Amount" {...channel} />,
    234,
    'uncontrolled',
  );
  mounted = field;
  const { input } = field;
  document.body.append(other);
  input.focus();
  input.setSelectionRange(1, 1);
  const left = new Promise<string>((resolve) => {
    const onEdit = () => {
      const owing = input.value;
      other.focus();
      resolve(owing);
    };
    document.addEventListener('beforeinput', onEdit, { once: true });
  });
  const keys = chromiumKeys(cdp());
  await keys.type('8');
  expect(await left).toBe('$234');
  expect(input.matches(':focus')).toBe(false);
  await expect.poll(() => input.value).toBe('$8,234');
  return { field, keys };
}

test('the next key lands behind the last one once a program brings the focus back', async () => {
  const { field, keys } = await leftBeforeTheWrite();
  field.input.focus();
  await keys.type('0');
  await expect.poll(() => field.view().text).toBe('$80,234');
  expect(field.view().emissions).toEqual([8_234, 80_234]);
});

test('who comes back by Tab has the whole text selected', async () => {
  const { field, keys } = await leftBeforeTheWrite();
  await userEvent.tab({ shift: true });
  await expect.poll(() => field.input.matches(':focus')).toBe(true);
  await keys.type('5');
  await expect.poll(() => field.view().text).toBe('$5');
});

test('who comes back by a click stands where the click was', async () => {
  const { field, keys } = await leftBeforeTheWrite();
  const x = Number.parseFloat(getComputedStyle(field.input).paddingLeft) + 1;
  await userEvent.click(field.input, { position: { x, y: field.input.offsetHeight / 2 } });
  await keys.type('5');
  await expect.poll(() => field.view().text).toBe('$58,234');
});

test('a caret is given back once, not whenever the focus comes', async () => {
  const { field, keys } = await leftBeforeTheWrite();
  await userEvent.tab({ shift: true });
  await expect.poll(() => field.input.matches(':focus')).toBe(true);
  const end = field.input.value.length;
  field.input.setSelectionRange(end, end);
  other.focus();
  field.input.focus();
  await keys.type('5');
  await expect.poll(() => field.view().text).toBe('$82,345');
});
