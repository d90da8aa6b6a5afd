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
 * Runs at once or, while something is being pressed, once it is released: when it is clicked, just after
 * the click has done its work. A checkbox that is rendered again before it hears of its own click is set
 * back, and the click is lost.
 */
export function afterPress(run: () => void): void {
  if (!isPressed) {
    run();
    return;
  }
  const over = new AbortController();
  const options = { signal: over.signal };
  const end = () => {
    if (over.signal.aborted) return;
    over.abort();
    run();
  };
  addEventListener('click', end, options);
  // Released elsewhere, there is no click; kept to itself, it does not come by here.
  addEventListener('pointerup', () => setTimeout(end), { ...options, capture: true });
  addEventListener('pointercancel', end, { ...options, capture: true });
}
