import { useCallback, useState } from 'react';

export interface HiddenSeries {
  /** The same function until a series is hidden or shown. */
  isHidden: (name: string) => boolean;
  toggle: (name: string) => void;
}

/** Hidden series. Hiding the last visible one shows all again, so that a chart is never empty. */
export function nextHidden(
  hidden: ReadonlySet<string>,
  name: string,
  names: readonly string[],
): ReadonlySet<string> {
  const next = new Set(hidden);
  if (!next.delete(name)) next.add(name);
  return names.every((each) => next.has(each)) ? new Set() : next;
}

export function useHidden(names: readonly string[]): HiddenSeries {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  return {
    isHidden: useCallback((name) => hidden.has(name), [hidden]),
    toggle: (name) => setHidden((before) => nextHidden(before, name, names)),
  };
}
