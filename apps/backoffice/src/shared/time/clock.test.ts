import { afterEach, expect, it, vi } from 'vitest';
import { fixZone, getZone } from './clock.ts';

afterEach(() => void vi.restoreAllMocks());

function browserAt(timeZone: string): void {
  // oxlint-disable-next-line typescript/unbound-method -- called with the formatter as `this`
  const { resolvedOptions } = Intl.DateTimeFormat.prototype;
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function placed(
    this: Intl.DateTimeFormat,
  ) {
    return { ...resolvedOptions.call(this), timeZone };
  });
}

it('uses the browser’s time zone', () => {
  browserAt('Asia/Tokyo');
  expect(getZone()).toBe('Asia/Tokyo');
});

it('uses UTC if the browser reports an unknown zone, until the user sets one', () => {
  browserAt('Etc/Unknown');
  expect(getZone()).toBe('UTC');
  fixZone('America/New_York');
  expect(getZone()).toBe('America/New_York');
});
