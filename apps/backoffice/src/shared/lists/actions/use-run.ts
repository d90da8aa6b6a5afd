import { ApiError } from '@payfac/api';
import { useState } from 'react';
import { notify } from '../../notify/notify.ts';

/** What another user did meanwhile, in words; undefined for any other error. */
export const changedByOther = (problem: unknown): string | undefined =>
  problem instanceof ApiError && problem.detail?.lastAct ? problem.message : undefined;

/**
 * Runs one action at a time; an error is kept as text and shows what changed meanwhile.
 * @param onOvertaken closes the dialog when another user was faster; a notification names them.
 */
export function useRun(act: () => Promise<unknown>, onDone: () => void, onOvertaken?: () => void) {
  const [isRunning, setRunning] = useState(false);
  const [error, setError] = useState<string>();
  const run = async () => {
    setRunning(true);
    setError(undefined);
    try {
      await act();
      onDone();
    } catch (problem) {
      const news = changedByOther(problem);
      if (news !== undefined && onOvertaken) {
        notify('warning', news);
        onOvertaken();
        return;
      }
      setError(problem instanceof Error ? problem.message : 'Something went wrong. Try again.');
    } finally {
      setRunning(false);
    }
  };
  return { isRunning, error, run: () => void run() };
}
