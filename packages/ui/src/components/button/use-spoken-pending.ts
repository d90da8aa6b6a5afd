import { type Ref, type RefCallback, useCallback, useEffect, useRef } from 'react';
import { assignRef } from '../../field/assign-ref.ts';
import { useLoadingText } from '../../messages/loading.ts';
import { announce } from './announce.ts';

/**
 * Announces that work has started, and the button's name when it is done, to screen readers while focus is still on the
 * button.
 * @returns the ref to set on the button
 */
export function useSpokenPending(
  isPending: boolean,
  ref: Ref<HTMLButtonElement> | undefined,
): RefCallback<HTMLButtonElement> {
  const loading = useLoadingText();
  const element = useRef<HTMLButtonElement>(null);
  const wasPending = useRef(isPending);
  useEffect(() => {
    const button = element.current;
    if (wasPending.current === isPending) return;
    wasPending.current = isPending;
    if (button === null || button.ownerDocument.activeElement !== button) return;
    announce(isPending ? loading : (button.ariaLabel ?? button.textContent));
  }, [isPending, loading]);
  return useCallback(
    (button: HTMLButtonElement | null) => {
      element.current = button;
      assignRef(ref, button);
    },
    [ref],
  );
}
