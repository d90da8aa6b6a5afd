import { useState } from 'react';

interface Tried<T> {
  /** What was tried; another rule has no result yet. */
  readonly subject: string;
  readonly result?: T;
  readonly error?: string;
}

/** Runs one test at a time; its result goes as soon as what was tried is changed. */
export function useTest<T>(subject: string) {
  const [isRunning, setRunning] = useState(false);
  const [tried, setTried] = useState<Tried<T>>();
  const run = async (test: () => Promise<T>): Promise<void> => {
    setRunning(true);
    try {
      setTried({ subject, result: await test() });
    } catch (problem) {
      const error = problem instanceof Error ? problem.message : 'Something went wrong. Try again.';
      setTried({ subject, error });
    } finally {
      setRunning(false);
    }
  };
  const current = tried?.subject === subject ? tried : undefined;
  return { isRunning, result: current?.result, error: current?.error, run };
}
