export interface Countdown {
  /** Pauses the timer; the remaining time is kept. */
  pause: () => void;
  /** Resumes with the remaining time. */
  resume: () => void;
}

/** Runs once after the given milliseconds, excluding paused time. Starts immediately. */
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
