import { type RefObject, useEffect, useState } from 'react';
import { afterPress, watchPresses } from './after-press.ts';

/** Any form control. */
export interface FormControl {
  readonly form: HTMLFormElement | null;
  readonly ownerDocument: Document;
}

/**
 * Whether a field was left once or its form submitted, and the blur handler. Costs one render in a field's lifetime,
 * none on a keystroke.
 */
export function useTouched(
  control: RefObject<FormControl | null>,
  isTouched: boolean | undefined,
): readonly [isTouched: boolean, touch: () => void] {
  const [wasTouched, setTouched] = useState(false);
  useEffect(watchPresses, []);
  useEffect(() => {
    const document = control.current?.ownerDocument;
    if (document === undefined) return undefined;
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    const onSubmit = (event: Event) => {
      if (control.current?.form === event.target) setTouched(true);
    };
    const onReset = (event: Event) => {
      if (control.current?.form === event.target) setTouched(false);
    };
    document.addEventListener('submit', onSubmit, options);
    document.addEventListener('reset', onReset, options);
    return () => listening.abort();
  }, [control]);
  return [isTouched ?? wasTouched, () => afterPress(() => setTouched(true))];
}
