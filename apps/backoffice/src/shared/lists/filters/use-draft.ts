import { useEffect, useRef, useState } from 'react';
import { valuesText } from '../address/list-state.ts';
import { type CheckValue, problemsOf } from './check-filter.ts';
import type { Filter, FilterValues } from './filter.ts';

/** Values being edited, which are there again when their fields are opened the next time. */
export interface KeptDraft {
  readonly values: FilterValues;
  readonly set: (changes: FilterValues) => void;
}

/**
 * What is typed into filters and not applied yet. It belongs to what stays while their fields are closed, by Escape or
 * a press outside, and is given up as soon as something else is applied.
 */
export function useKeptDraft(keys: readonly string[], applied: FilterValues): KeptDraft {
  const own = Object.fromEntries(keys.map((key) => [key, applied[key] ?? []]));
  const of = valuesText(own);
  const [draft, setDraft] = useState({ of, changes: {} });
  const changes: FilterValues = draft.of === of ? draft.changes : {};
  return {
    values: { ...own, ...changes },
    set: (next) =>
      setDraft((before) => ({
        of,
        changes: { ...(before.of === of ? before.changes : {}), ...next },
      })),
  };
}

/** Applies a draft only when each of its values makes sense; the first that doesn't is focused. */
export function useDraft(
  filters: readonly Filter[],
  { values: draft, set }: KeptDraft,
  check: CheckValue,
  onApply: (values: FilterValues) => void,
) {
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
    set,
    apply: () => {
      if (Object.keys(found).length === 0) onApply(draft);
      else setTries(tries + 1);
    },
  };
}
