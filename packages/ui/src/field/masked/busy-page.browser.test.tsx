/// <reference types="@vitest/browser-playwright" />
import { afterEach, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { CurrencyInput } from '../../components/currency-input/index.ts';
import {
  type FieldMode,
  type MountedField,
  mountField,
} from '../../testing/keystrokes/mount-field.tsx';

let mounted: MountedField | undefined;

afterEach(() => mounted?.unmount());

/** Keeps the page busy from the first key on, while the browser queues the following events. */
function busyAtFirstKey(input: HTMLInputElement, milliseconds: number): void {
  const onKey = () => {
    const end = performance.now() + milliseconds;
    while (performance.now() < end);
  };
  input.addEventListener('keydown', onKey, { once: true });
}

function press(key: string, extra: { text?: string; windowsVirtualKeyCode?: number } = {}) {
  const event = { key, code: key, ...extra };
  return [
    cdp().send('Input.dispatchKeyEvent', { type: 'keyDown', ...event }),
    cdp().send('Input.dispatchKeyEvent', { type: 'keyUp', key, code: key }),
  ];
}

const type = (text: string) =>
  text
    .split('')
    .flatMap((key) => press(key, { text: key, windowsVirtualKeyCode: key.charCodeAt(0) }));

/** Clicks the first pixels of the text. */
function clickAtStart(input: HTMLInputElement) {
  const { left, top, height } = input.getBoundingClientRect();
  const frame = window.frameElement?.getBoundingClientRect();
  const padding = Number.parseFloat(getComputedStyle(input).paddingLeft);
  const x = (frame?.left ?? 0) + left + padding + 1;
  const y = (frame?.top ?? 0) + top + height / 2;
  const button = { x, y, button: 'left', clickCount: 1 } as const;
  return [
    cdp().send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button }),
    cdp().send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button }),
  ];
}

const modes: readonly FieldMode[] = ['uncontrolled', 'controlled'];

test.each(modes)('keys, arrows and a click that wait for a busy page: %s', async (mode) => {
  const field = mountField<number | null>(
    (channel) => <CurrencyInput label="Amount" {...channel} />,
    null,
    mode,
  );
  mounted = field;
  const { input } = field;
  input.focus();
  busyAtFirstKey(input, 200);
  await Promise.all([
    ...type('123'),
    ...type('4'),
    ...press('ArrowLeft', { windowsVirtualKeyCode: 37 }),
    ...type('5'),
    ...press('Backspace', { windowsVirtualKeyCode: 8 }),
    ...type('67'),
    ...clickAtStart(input),
    ...type('9'),
  ]);
  await expect.poll(() => field.view().text).toBe('$9,123,674');
  const { start, emissions } = field.view();
  expect(start).toBe(2);
  expect(emissions).toEqual([1, 12, 123, 1234, 12_354, 1234, 12_364, 123_674, 9_123_674]);
});

test('the frame after a key shows what was typed', async () => {
  const field = mountField<number | null>(
    (channel) => <CurrencyInput label="Amount" {...channel} />,
    1234,
    'uncontrolled',
  );
  mounted = field;
  const { input } = field;
  input.focus();
  const shown = new Promise((resolve) => {
    const onEdit = () => requestAnimationFrame(() => resolve(input.value));
    input.addEventListener('beforeinput', onEdit, { once: true });
  });
  await Promise.all(type('5'));
  expect(await shown).toBe('$12,345');
});
