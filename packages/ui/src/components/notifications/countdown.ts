export interface Countdown {
  /** Stops the clock; what is left is kept. */
  pause: () => void;
  /** Goes on with what is left. */
  resume: () => void;
}

/** Runs once after the given milliseconds, not counting the time it was paused. Starts at once. */
export function startCountdown(duration: number, onEnd: () => void): Countdown {
  let left = duration;
  let startedAt = performance.now();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function resume() {
    if (timer !== undefined) return;
    startedAt = performance.now();
    timer = setTimeout(onEnd, left);
  }

  function pause() {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    left = Math.max(0, left - (performance.now() - startedAt));
  }

  resume();
  return { pause, resume };
}
