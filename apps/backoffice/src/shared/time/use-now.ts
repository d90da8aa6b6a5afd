import { useEffect, useState } from 'react';
import { now } from './clock.ts';

/** Business time, again every so many milliseconds for as long as it is shown. */
export function useNow(everyMs: number): Date {
  const [moment, setMoment] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setMoment(now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return moment;
}
