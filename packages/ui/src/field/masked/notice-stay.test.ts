import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createNoticeShow, NOTICE_STAYS } from './notice-stay.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** The next key removed the notice of a refused key. */
test('every refusal is seen for three seconds', () => {
  const element = document.createElement('output');
  const show = createNoticeShow(() => element);
  show('Digits only');
  show('');
  vi.advanceTimersByTime(NOTICE_STAYS - 1);
  expect(element.textContent).toBe('Digits only');
  vi.advanceTimersByTime(1);
  expect(element.textContent).toBe('');
});

test('a newer one takes its place, and has its own time', () => {
  const element = document.createElement('output');
  const show = createNoticeShow(() => element);
  show('Digits only');
  vi.advanceTimersByTime(2000);
  show('Already 10 digits');
  show('');
  vi.advanceTimersByTime(2000);
  expect(element.textContent).toBe('Already 10 digits');
  vi.advanceTimersByTime(1000);
  expect(element.textContent).toBe('');
});

test('stays until the next key where that comes later', () => {
  const element = document.createElement('output');
  const show = createNoticeShow(() => element);
  show('Digits only');
  vi.advanceTimersByTime(60_000);
  expect(element.textContent).toBe('Digits only');
  show('');
  expect(element.textContent).toBe('');
});

test('a repeated one is said again', () => {
  const element = document.createElement('output');
  const show = createNoticeShow(() => element);
  show('Digits only');
  show('Digits only');
  expect(element.textContent).toBe('Digits only\u00a0');
});
