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

/** Begins to follow presses, once for all fields: one that is pressed later must be known by then. */
export const watchPresses = (): void => void pointer();

/** What a click sets: a box, a choice, or the words beside it. */
const isSet = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('input, label') !== null;

/**
 * Runs at once or, while something is being pressed, once it is released: before the click of a button
 * does its work, which then finds all said as it is after a key, and after that of a box. A box that is
 * rendered again before it hears of its own click is set back, and the click is lost.
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
  // Of a box, or released elsewhere, when there is no click.
  addEventListener('pointerup', () => setTimeout(end), options);
  addEventListener('pointercancel', end, options);
}
