import { useEffect, useRef, useState } from 'react';
import type { ComboBoxOption, OptionStatus } from '../combo-box/index.ts';

/** Loads options for a text; the signal aborts when another text is searched for. */
export type LoadOptions = (text: string, signal: AbortSignal) => Promise<readonly ComboBoxOption[]>;

interface Found {
  readonly options: readonly ComboBoxOption[];
  readonly status: OptionStatus;
}

export interface OptionSearch extends Found {
  /** Searches after the delay; a running search is canceled. */
  search: (text: string, delay?: number) => void;
  cancel: () => void;
}

/**
 * One search at a time. Previous results stay until the next response, so that the list doesn't jump; a canceled
 * search's response is never shown.
 * @param delay debounce before a search starts, in milliseconds
 */
export function useOptionSearch(load: LoadOptions, delay: number): OptionSearch {
  const [found, setFound] = useState<Found>({ options: [], status: 'ready' });
  const running = useRef<AbortController>(null);

  useEffect(() => () => running.current?.abort(), []);

  function cancel() {
    running.current?.abort();
    running.current = null;
    setFound((before) => ({ ...before, status: 'ready' }));
  }

  async function run(text: string, signal: AbortSignal) {
    try {
      const options = await load(text, signal);
      if (!signal.aborted) setFound({ options, status: 'ready' });
    } catch {
      if (!signal.aborted) setFound({ options: [], status: 'failed' });
    }
  }

  function search(text: string, wait = delay) {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setFound((before) => ({ ...before, status: 'loading' }));
    const timer = setTimeout(() => void run(text, signal), wait);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  }

  return { ...found, search, cancel };
}
