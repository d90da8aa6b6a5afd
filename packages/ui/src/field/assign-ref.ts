import type { Ref } from 'react';

/** Hands an element to a ref of either kind; a form library's ref is often a function. */
export function assignRef<Element>(ref: Ref<Element> | undefined, element: Element | null): void {
  if (typeof ref === 'function') ref(element);
  else if (ref !== null && ref !== undefined) ref.current = element;
}
