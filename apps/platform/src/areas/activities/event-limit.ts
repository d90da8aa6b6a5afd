import type { Database } from '../../database/connection.ts';
import { takePlace } from '../../limits/take.ts';

/** Of one address or person, in a minute, that are written: whoever tries in a loop fills nothing. */
const eventsAMinute = 30;
const minuteMs = 60_000;

/** Whether one more security event of an address or a person is written down. */
export async function isWorthWriting(database: Database, whose: string): Promise<boolean> {
  const limit = { key: `security:${whose}`, most: eventsAMinute, windowMs: minuteMs };
  return (await takePlace(database, limit)) === undefined;
}
