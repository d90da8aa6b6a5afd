import { useState } from 'react';

export interface HiddenSeries {
  isHidden: (name: string) => boolean;
  toggle: (name: string) => void;
}

/** Which series are hidden. Hiding the last one shown shows all again, so that a chart is never bare. */
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
    isHidden: (name) => hidden.has(name),
    toggle: (name) => setHidden((before) => nextHidden(before, name, names)),
  };
}
