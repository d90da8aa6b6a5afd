import type { Ref } from 'react';

/** Assigns an element to a ref of either kind; form libraries often use functions. */
export function assignRef<Element>(ref: Ref<Element> | undefined, element: Element | null): void {
  if (typeof ref === 'function') ref(element);
  else if (ref !== null && ref !== undefined) ref.current = element;
}
