let isPressed = false;

addEventListener(
  'pointerdown',
  () => {
    isPressed = true;
  },
  true,
);
for (const end of ['pointerup', 'pointercancel']) {
  addEventListener(
    end,
    () => {
      isPressed = false;
    },
    true,
  );
}

/**
 * Runs at once or, while something is being pressed, once it is released: when it is clicked, just before
 * the click does its work, which then finds all said as it is after a key.
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
  addEventListener('click', end, options);
  // Released elsewhere, there is no click.
  addEventListener('pointerup', () => setTimeout(end), options);
  addEventListener('pointercancel', end, options);
}
