/** A key event of the DOM or React. */
type KeyEvent = { readonly keyCode: number } & (
  | { readonly isComposing: boolean }
  | { readonly nativeEvent: { readonly isComposing: boolean } }
);

/** Key code of a key handled by an IME; Safari sends it for the Enter that ends a composition. */
const TAKEN = 229;

/**
 * Whether an IME handles the key, as for Japanese, Chinese or Korean: Enter accepts a suggestion and Escape dismisses
 * one.
 */
function isOfInputMethod(event: KeyEvent): boolean {
  const { isComposing } = 'nativeEvent' in event ? event.nativeEvent : event;
  // The only indication in Safari.
  // oxlint-disable-next-line typescript/no-deprecated
  return isComposing || event.keyCode === TAKEN;
}

/** Wraps a handler of command keys so that it doesn't receive keys of an IME. Every key handler uses it. */
export function commandKeys<This, E extends KeyEvent>(
  handler: ((this: This, event: E) => void) | undefined,
): (this: This, event: E) => void {
  return function onKey(event) {
    if (!isOfInputMethod(event)) handler?.call(this, event);
  };
}

/** The same for the capture phase around components that handle keys themselves, such as React Aria's. */
export function commandKeysInside<E extends KeyEvent & { stopPropagation(): void }>(
  handler?: (event: E) => void,
): (event: E) => void {
  return (event) => {
    if (isOfInputMethod(event)) event.stopPropagation();
    else handler?.(event);
  };
}
