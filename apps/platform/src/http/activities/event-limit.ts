import type { Database } from '../../kernel/database/connection.ts';
import { type Limit, takePlace } from '../../kernel/limits/take.ts';

/** Events stored per address or user and minute, so that a loop of attempts can't fill the table. */
const eventsAMinute = 30;
const minuteMs = 60_000;

/** Whether one more security event of an address or user is stored. */
export async function isWithinEventLimit(database: Database, whose: string): Promise<boolean> {
  const limit: Limit = { name: 'security', whose, most: eventsAMinute, windowMs: minuteMs };
  return (await takePlace(database, limit)) === undefined;
}
