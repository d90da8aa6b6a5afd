import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterPress, watchPresses } from './after-press.ts';

const order: string[] = [];

/** An element to press, with its own click handler. */
function shown(html: string): HTMLElement {
  document.body.innerHTML = html;
  const [element] = document.body.querySelectorAll<HTMLElement>('button, input, label');
  if (!element) throw new Error('Nothing is there to be pressed.');
  element.addEventListener('click', () => order.push('click'));
  return element;
}

/** A press that makes a field lose the focus. */
function press(element: HTMLElement, end: 'click' | 'elsewhere' | 'cancelled') {
  const send = (type: string) =>
    element.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
  send('pointerdown');
  afterPress(() => order.push('left'));
  expect(order).toEqual([]);
  send(end === 'cancelled' ? 'pointercancel' : 'pointerup');
  if (end === 'click') send('click');
  vi.runAllTimers();
}

beforeEach(() => {
  vi.useFakeTimers();
  watchPresses();
  order.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

it('comes before the work of the button that was pressed', () => {
  press(shown('<button type="button">Save</button>'), 'click');
  expect(order).toEqual(['left', 'click']);
});

it.each(['<input type="checkbox">', '<input type="radio">', '<label>Authorize only</label>'])(
  'comes after %s has heard of its click, which a new rendering would take back',
  (html) => {
    press(shown(html), 'click');
    expect(order).toEqual(['click', 'left']);
  },
);

it.each(['elsewhere', 'cancelled'] as const)('comes when the press ended %s', (end) => {
  press(shown('<button type="button">Save</button>'), end);
  expect(order).toEqual(['left']);
});

it('comes at once while nothing is pressed', () => {
  afterPress(() => order.push('left'));
  expect(order).toEqual(['left']);
});
