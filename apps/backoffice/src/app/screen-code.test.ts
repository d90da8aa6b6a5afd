import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CodeMissing } from '../shared/later/later-part.ts';
import type { AppRoute, ScreenModule } from '../shared/routes/route.ts';
import { prepareScreen, readyScreen, screenOf } from './screen-code.ts';

const route = (path: string, load: () => Promise<ScreenModule>): AppRoute => ({
  path,
  title: 'A page',
  access: 'signed-in',
  load,
});
const Component = () => null;
const arrives = async (): Promise<ScreenModule> => ({ Component });
const breaks = () => Promise.reject(new TypeError('Failed to fetch'));

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
});
afterEach(() => vi.useRealTimers());

it('times out loading a screen’s code after 120 seconds, and not before [API-11]', async () => {
  const outcome = vi.fn();
  readyScreen(
    route('/slow', () => new Promise(() => undefined)),
    '/slow',
  ).catch(outcome);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome.mock.calls[0]?.[0]).toBeInstanceOf(CodeMissing);
});

it('retries after it couldn’t be loaded', async () => {
  const load = vi.fn(breaks);
  await expect(readyScreen(route('/again', load), '/again')).rejects.toBeInstanceOf(CodeMissing);
  await readyScreen(route('/again', arrives), '/again');
  expect(screenOf('/again')).toBe(Component);
});

it('is requested once', async () => {
  const load = vi.fn(arrives);
  await readyScreen(route('/once', load), '/once');
  await readyScreen(route('/once', load), '/once');
  expect(load).toHaveBeenCalledOnce();
});

it('is available at once if preloaded, and a failed preload has no effect', async () => {
  const load = vi.fn(arrives);
  prepareScreen(route('/prepared', load));
  await vi.advanceTimersByTimeAsync(1);
  expect(screenOf('/prepared')).toBe(Component);
  await readyScreen(route('/prepared', load), '/prepared');
  expect(load).toHaveBeenCalledOnce();
  prepareScreen(route('/broken', breaks));
  await Promise.resolve();
  expect(screenOf('/broken')).toBeUndefined();
});

it('is the list’s page if a route names one', async () => {
  const list = async () => ({ Page: Component });
  await readyScreen({ path: '/list', title: 'A list', access: 'signed-in', list }, '/list');
  expect(screenOf('/list')).toBe(Component);
});
