import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useMedia } from './use-media.ts';

const wide = '(min-width: 1280px)';

/** A window whose media queries match as given. */
function stubMedia(holding: Record<string, boolean>) {
  const listeners = new Set<() => void>();
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return holding[query] ?? false;
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }));
  return (changes: Record<string, boolean>) => {
    Object.assign(holding, changes);
    act(() => {
      for (const listener of listeners) listener();
    });
  };
}

afterEach(() => vi.unstubAllGlobals());

it('a query is followed', () => {
  const change = stubMedia({ [wide]: true });
  const { result } = renderHook(() => useMedia(wide));
  expect(result.current).toBe(true);
  change({ [wide]: false });
  expect(result.current).toBe(false);
});

it('the width of the paper changes nothing: a receipt that is printed stays where it is drawn', () => {
  const change = stubMedia({ [wide]: true });
  const { result } = renderHook(() => useMedia(wide));
  change({ [wide]: false, print: true });
  expect(result.current).toBe(true);
  change({ [wide]: true, print: false });
  expect(result.current).toBe(true);
  change({ [wide]: false });
  expect(result.current).toBe(false);
});
