import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { beforeFrame } from './before-frame.ts';

const ended = new AbortController();
afterEach(() => ended.abort());

it('a write that fails holds up no other, neither of its own key nor of the next', async () => {
  const { signal } = ended;
  const written: string[] = [];
  const failures: string[] = [];
  globalThis.addEventListener(
    'error',
    (event) => {
      failures.push(event.message);
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { signal, capture: true },
  );
  document.addEventListener(
    'keydown',
    (event) => {
      beforeFrame(event, () => {
        if (event.key === '1') throw new Error('No place to write.');
      });
      beforeFrame(event, () => written.push(event.key));
    },
    { signal },
  );
  await userEvent.keyboard('12');
  await expect.poll(() => written).toEqual(['1', '2']);
  expect(failures).toEqual(['Uncaught Error: No place to write.']);
});
