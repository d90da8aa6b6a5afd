import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { StageView } from '../../field/keystroke-tables/run-row.ts';

/** Uncontrolled, or controlled by a parent that re-renders on every emission. */
export type FieldMode = 'uncontrolled' | 'controlled';

export interface ValueChannel<Value> {
  readonly value?: Value;
  readonly defaultValue?: Value;
  readonly onChange: (value: Value) => void;
}

export interface MountedField {
  readonly input: HTMLInputElement;
  rerender(): void;
  reset(): void;
  view(): StageView;
  unmount(): void;
}

/** A field on its own page, with everything it emits recorded. */
export function mountField<Value>(
  field: (channel: ValueChannel<Value>) => ReactNode,
  start: Value,
  mode: FieldMode,
): MountedField {
  const emissions: Value[] = [];
  let renderAgain = () => {};

  function Parent() {
    const [value, setValue] = useState(start);
    const [, setCount] = useState(0);
    renderAgain = () => setCount((count) => count + 1);
    const onChange = (next: Value) => {
      emissions.push(next);
      if (mode === 'controlled') setValue(next);
    };
    const held = mode === 'controlled' ? { value } : { defaultValue: start };
    return <form onSubmit={(event) => event.preventDefault()}>{field({ ...held, onChange })}</form>;
  }

  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  flushSync(() => root.render(<Parent />));
  const input = host.querySelector('input');
  if (input === null) throw new Error('The field has no input.');
  return {
    input,
    rerender: () => flushSync(() => renderAgain()),
    reset: () => input.form?.reset(),
    view: () => ({
      text: input.value,
      start: input.selectionStart ?? 0,
      end: input.selectionEnd ?? 0,
      emissions,
      error: host.querySelector('[aria-live="polite"]')?.textContent ?? '',
      notice: host.querySelector('output')?.textContent ?? '',
    }),
    unmount: () => {
      root.unmount();
      host.remove();
    },
  };
}
