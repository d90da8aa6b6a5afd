import { useState } from 'react';
import { queryClient } from '../../query/client.ts';

/** Makes queries stale by the first part of their keys. */
export const makeStale = async (names: readonly string[]): Promise<void> => {
  await Promise.all(names.map((name) => queryClient.invalidateQueries({ queryKey: [name] })));
};

/** Runs one action at a time; a failure is kept as text, and shows what changed meanwhile. */
export function useRun(
  act: () => Promise<unknown>,
  invalidates: readonly string[],
  onDone: () => void,
) {
  const [isRunning, setRunning] = useState(false);
  const [error, setError] = useState<string>();
  const run = async () => {
    setRunning(true);
    setError(undefined);
    try {
      await act();
      onDone();
    } catch (problem) {
      setError(problem instanceof Error ? problem.message : 'Something went wrong. Try again.');
    } finally {
      setRunning(false);
      void makeStale(invalidates);
    }
  };
  return { isRunning, error, run: () => void run() };
}
