let isPressed = false;

const note = (isDown: boolean) => () => {
  isPressed = isDown;
};
// A touch first ends as a pointer, and is then pressed as a mouse.
for (const kind of ['pointerdown', 'mousedown']) addEventListener(kind, note(true), true);
for (const kind of ['pointerup', 'mouseup', 'pointercancel']) {
  addEventListener(kind, note(false), true);
}

/**
 * Runs at once or, during a press in this window, after its click. What leaving a field shows would otherwise move the
 * pressed button away from under the pointer, which then presses nothing.
 */
export function afterPress(run: () => void): void {
  if (!isPressed) {
    run();
    return;
  }
  const over = new AbortController();
  const end = () => {
    over.abort();
    setTimeout(run);
  };
  for (const kind of ['pointerup', 'mouseup', 'pointercancel']) {
    addEventListener(kind, end, { capture: true, signal: over.signal });
  }
}
