import { processorSessionBatch } from '../areas/transactions/processor-session.ts';
import { apiLogBatch } from '../http/api-log.ts';
import type { Database } from '../kernel/database/connection.ts';

/** Writes buffered log entries before the database is closed. */
export async function flushLogs(database: Database): Promise<void> {
  await apiLogBatch.flush(database);
  await processorSessionBatch.flush(database);
}
