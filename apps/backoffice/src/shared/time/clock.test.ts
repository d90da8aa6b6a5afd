import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.restoreAllMocks();
  vi.resetModules();
});

const inBrowserAt = async (timeZone: string) => {
  // oxlint-disable-next-line typescript/unbound-method -- called with the formatter as `this`
  const { resolvedOptions } = Intl.DateTimeFormat.prototype;
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function placed(
    this: Intl.DateTimeFormat,
  ) {
    return { ...resolvedOptions.call(this), timeZone };
  });
  vi.resetModules();
  return import('./clock.ts');
};

it('takes the zone of the browser', async () => {
  const { getZone } = await inBrowserAt('Asia/Tokyo');
  expect(getZone()).toBe('Asia/Tokyo');
});

it('takes UTC where the browser names a zone that nobody knows, until the person fixes one', async () => {
  const { getZone, fixZone } = await inBrowserAt('Etc/Unknown');
  expect(getZone()).toBe('UTC');
  fixZone('America/New_York');
  expect(getZone()).toBe('America/New_York');
});
