import { appendFileSync, statSync } from 'node:fs';

/** Several times the longest silence of any step on a slow machine. */
const longestSilenceMs = 900_000;

/** How long a command may take to clean up once it is asked to stop. */
const graceMs = 10_000;

/**
 * Stops a command that hangs, so that its step fails with a log and runs again, instead of holding the gate up.
 * @param child the command.
 * @param log path of the file that its output goes to; the reason is added to it.
 * @param silenceMs how long the file may stay as it is.
 */
export function stopWhenSilent(child, log, silenceMs = longestSilenceMs) {
  let size = 0;
  let since = performance.now();
  const watch = setInterval(
    () => {
      const now = statSync(log).size;
      if (now !== size) {
        size = now;
        since = performance.now();
      }
      if (performance.now() - since < silenceMs) return;
      clearInterval(watch);
      const command = child.spawnargs.join(' ');
      appendFileSync(log, `\n${command} was silent for ${silenceMs / 1000} s, and is stopped.\n`);
      child.kill('SIGTERM');
      setTimeout(() => child.kill('SIGKILL'), graceMs).unref();
    },
    Math.min(1000, silenceMs / 4),
  );
  child.on('close', () => clearInterval(watch));
}
