import type { Database } from '../database/connection.ts';
import { apiLogBatch } from './api-log.ts';
import { processorSessionBatch } from './processor-session.ts';

/** Writes what is still held back, before the database is closed. */
export async function flushLogs(database: Database): Promise<void> {
  await apiLogBatch.flush(database);
  await processorSessionBatch.flush(database);
}
