import { ofApp } from '../state/app.ts';

const pointer = ofApp(({ until }) => {
  const state = { isPressed: false };
  const options = { capture: true, signal: until };
  const note = ({ type }: Event) => {
    state.isPressed = type === 'pointerdown';
  };
  for (const kind of ['pointerdown', 'pointerup', 'pointercancel'])
    addEventListener(kind, note, options);
  return state;
});

/** Starts to track presses, once for all fields, before any field exists. */
export const watchPresses = (): void => void pointer();

/** Elements that a click changes: a checkbox, a radio button, or its label. */
const isSet = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('input, label') !== null;

/**
 * Runs at once or, during a press, when it is released: before a button's click, which then finds the form as after a
 * key press, and after a checkbox's click. A checkbox that re-renders before it handles its click is reset and loses
 * the click.
 */
export function afterPress(run: () => void): void {
  if (!pointer().isPressed) {
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
  addEventListener('pointerup', () => setTimeout(end), options);
  addEventListener('pointercancel', end, options);
}
