import { useEffect, useRef, useState } from 'react';
import { valuesText } from '../address/list-state.ts';
import { type CheckValue, problemsOf } from './check-filter.ts';
import type { Filter, FilterValues } from './filter.ts';

/** Edited values that are kept until their fields are opened again. */
export interface KeptDraft {
  readonly values: FilterValues;
  readonly set: (changes: FilterValues) => void;
}

/**
 * Filter values that were typed but not applied. They are kept while the fields are closed, by Escape or a press
 * outside, and discarded when other values are applied.
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

/** Applies a draft only if all of its values are valid; otherwise focuses the first invalid one. */
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
    /** The form around the fields. */
    fields,
    set,
    apply: () => {
      if (Object.keys(found).length === 0) onApply(draft);
      else setTries(tries + 1);
    },
  };
}
