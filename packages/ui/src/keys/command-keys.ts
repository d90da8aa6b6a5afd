/** A key as the DOM tells it, or as React does. */
type KeyEvent = { readonly keyCode: number } & (
  | { readonly isComposing: boolean }
  | { readonly nativeEvent: { readonly isComposing: boolean } }
);

/** What browsers send for a key that an input method took; Safari does so for the Enter that ends a word. */
const TAKEN = 229;

/**
 * The key belongs to an input method, by which Japanese, Chinese or Korean is written: its Enter takes a
 * suggestion and its Escape drops one.
 */
function isOfInputMethod(event: KeyEvent): boolean {
  const { isComposing } = 'nativeEvent' in event ? event.nativeEvent : event;
  // It is the one thing that tells Safari's.
  // oxlint-disable-next-line typescript/no-deprecated
  return isComposing || event.keyCode === TAKEN;
}

/** A handler of keys that are commands: keys of an input method do not reach it. Every handler is one. */
export function commandKeys<This, E extends KeyEvent>(
  handler: ((this: This, event: E) => void) | undefined,
): (this: This, event: E) => void {
  return function onKey(event) {
    if (!isOfInputMethod(event)) handler?.call(this, event);
  };
}

/** The same for the capture phase around what handles keys by itself, as React Aria does. */
export function commandKeysInside<E extends KeyEvent & { stopPropagation(): void }>(
  handler?: (event: E) => void,
): (event: E) => void {
  return (event) => {
    if (isOfInputMethod(event)) event.stopPropagation();
    else handler?.(event);
  };
}
