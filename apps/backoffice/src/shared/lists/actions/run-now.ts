import { notify, notifyFailure } from '../../notify/notify.ts';
import type { RunAction } from './row-action.ts';
import { makeStale } from './use-run.ts';

/** An action that asks nothing: runs at once and says what it did. */
export async function runNow<R>(
  { run, done }: RunAction<R>,
  row: R,
  invalidates: readonly string[],
): Promise<void> {
  try {
    await run(row);
    notify('success', done(row));
  } catch (error) {
    notifyFailure(error);
  }
  await makeStale(invalidates);
}
