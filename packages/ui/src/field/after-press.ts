let isPressed = false;
let isWatching = false;

const starts = ['pointerdown', 'mousedown'] as const;
const ends = ['pointerup', 'mouseup', 'pointercancel'] as const;

/** Tracks presses, once for all fields. A touch first ends as a pointer, and is then pressed as a mouse. */
export function watchPresses(): void {
  if (isWatching) return;
  isWatching = true;
  const note = (isDown: boolean) => () => {
    isPressed = isDown;
  };
  for (const kind of starts) addEventListener(kind, note(true), { capture: true });
  for (const kind of ends) addEventListener(kind, note(false), { capture: true });
}

/** Elements that a click changes: a checkbox, a radio button, or its label. */
const isSet = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('input, label') !== null;

/**
 * Runs at once or, during a press, when it is released. What leaving a field shows would otherwise move the pressed
 * button away from under the pointer, which then presses nothing. It runs before a button's click, which finds the form
 * as after a key press, and after a checkbox's click: a checkbox that re-renders before it handles its click is reset
 * and loses the click.
 */
export function afterPress(run: () => void): void {
  if (!isPressed) {
    run();
    return;
  }
  const over = new AbortController();
  const options = { capture: true, signal: over.signal };
  const end = () => {
    if (over.signal.aborted) return;
    over.abort();
    run();
  };
  addEventListener(
    'click',
    (event) => {
      if (!isSet(event)) end();
    },
    options,
  );
  // For a checkbox, or a release elsewhere, which causes no click.
  for (const kind of ['pointerup', 'mouseup'] as const) {
    addEventListener(kind, () => setTimeout(end), options);
  }
  addEventListener('pointercancel', end, options);
}
