import { useEffect, useState } from 'react';
import { now } from './clock.ts';

/** Business time, updated at this interval while it is shown. */
export function useNow(everyMs: number): Date {
  const [moment, setMoment] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setMoment(now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return moment;
}
