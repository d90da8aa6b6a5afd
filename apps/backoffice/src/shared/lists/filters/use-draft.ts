import { useEffect, useRef, useState } from 'react';
import { type CheckValue, problemsOf } from './check-filter.ts';
import type { Filter, FilterValues } from './filter.ts';

/** Values being edited: applied only when each of them makes sense; the first that doesn't is focused. */
export function useDraft(
  filters: readonly Filter[],
  values: FilterValues,
  check: CheckValue,
  onApply: (values: FilterValues) => void,
) {
  const [draft, setDraft] = useState(values);
  const [tries, setTries] = useState(0);
  const fields = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (tries === 0) return;
    const wrong = '[aria-invalid=true]';
    fields.current
      ?.querySelector<HTMLElement>(`input${wrong}, button${wrong}, ${wrong} input`)
      ?.focus();
  }, [tries]);
  const found = Object.assign({}, ...filters.map((each) => problemsOf(each, draft, check)));
  const problems: Readonly<Record<string, string>> = tries > 0 ? found : {};
  return {
    draft,
    problems,
    /** Of the form around the fields. */
    fields,
    set: (changes: FilterValues) => setDraft((before) => ({ ...before, ...changes })),
    apply: () => {
      if (Object.keys(found).length === 0) onApply(draft);
      else setTries(tries + 1);
    },
  };
}
