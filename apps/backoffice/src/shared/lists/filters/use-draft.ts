import { useEffect, useRef, useState } from 'react';
import { type CheckValue, problemsOf } from './check-filter.ts';
import { type Filter, type FilterValues, keysOf } from './filter.ts';

/** Texts without the spaces around them, which are typed on the way to a next word. */
const trimmed = (filters: readonly Filter[], values: FilterValues): FilterValues => ({
  ...values,
  ...Object.fromEntries(
    filters
      .filter(({ kind }) => kind === 'text' || kind === 'number')
      .flatMap(keysOf)
      .map((key) => [key, (values[key] ?? []).map((text) => text.trim()).filter(Boolean)]),
  ),
});

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
  const wanted = trimmed(filters, draft);
  const found = Object.assign({}, ...filters.map((each) => problemsOf(each, wanted, check)));
  const problems: Readonly<Record<string, string>> = tries > 0 ? found : {};
  return {
    draft,
    problems,
    /** Of the form around the fields. */
    fields,
    set: (changes: FilterValues) => setDraft((before) => ({ ...before, ...changes })),
    apply: () => {
      if (Object.keys(found).length === 0) onApply(wanted);
      else setTries(tries + 1);
    },
  };
}
