import { useState } from 'react';
import { type CheckValue, problemsOf } from './check-filter.ts';
import type { Filter, FilterValues } from './filter.ts';

/** Values being edited: applied only when each of them makes sense. */
export function useDraft(
  filters: readonly Filter[],
  values: FilterValues,
  check: CheckValue,
  onApply: (values: FilterValues) => void,
) {
  const [draft, setDraft] = useState(values);
  const [isTried, setTried] = useState(false);
  const found = Object.assign({}, ...filters.map((each) => problemsOf(each, draft, check)));
  const problems: Readonly<Record<string, string>> = isTried ? found : {};
  return {
    draft,
    problems,
    set: (changes: FilterValues) => setDraft((before) => ({ ...before, ...changes })),
    apply: () => {
      setTried(true);
      if (Object.keys(found).length === 0) onApply(draft);
    },
  };
}
