import { runInThisContext } from 'node:vm';
import { afterEach, expect, it, vi } from 'vitest';
import { keepMode, modeScript } from './index.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

function modeOf(script: string, prefersDark = false) {
  vi.stubGlobal('matchMedia', () => ({ matches: prefersDark }));
  delete document.documentElement.dataset['mode'];
  runInThisContext(script);
  return document.documentElement.dataset['mode'];
}

it('sets the mode that was kept, else what the system prefers', () => {
  expect(modeOf(modeScript())).toBe('light');
  expect(modeOf(modeScript(), true)).toBe('dark');
  keepMode('dark');
  expect(modeOf(modeScript())).toBe('dark');
  keepMode(undefined);
  expect(modeOf(modeScript())).toBe('light');
  expect(modeOf(modeScript({ fallback: 'dark' }))).toBe('dark');
});

it('takes nothing else from the storage', () => {
  localStorage.setItem('other', 'purple');
  expect(modeOf(modeScript({ storageKey: 'other' }), true)).toBe('dark');
});

it('cannot end the script of a page', () => {
  expect(modeScript({ storageKey: '</script><b>' })).not.toContain('</script>');
});

it('keeps nothing where the storage is full, and breaks nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  keepMode('dark');
  vi.restoreAllMocks();
  expect(modeOf(modeScript())).toBe('light');
});
