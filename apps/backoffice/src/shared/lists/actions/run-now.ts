import { notify, notifyFailure } from '../../notify/notify.ts';
import type { RunAction } from './row-action.ts';

/** Runs an action without confirmation, and reports the result. */
export async function runNow<R>({ run, done }: RunAction<R>, row: R): Promise<void> {
  try {
    await run(row);
    notify('success', done(row));
  } catch (error) {
    notifyFailure(error);
  }
}
