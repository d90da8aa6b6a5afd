import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announce } from './announce.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const said = () =>
  [...document.querySelectorAll('[aria-live] > *')].map((node) => node.textContent);

it('says a second text after the first, also while the region is too new to be followed', () => {
  announce('Loading');
  vi.advanceTimersByTime(10);
  announce('Save');
  vi.advanceTimersByTime(80);
  expect(said()).toEqual([]);
  vi.advanceTimersByTime(20);
  expect(said()).toEqual(['Loading', 'Save']);
  vi.advanceTimersByTime(7000);
  expect(said()).toEqual([]);
});
