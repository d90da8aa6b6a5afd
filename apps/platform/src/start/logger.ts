import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { destination, type Logger, pino, stdTimeFunctions } from 'pino';

/** One JSON object a line, in `platform.log` of the data folder. */
export interface LogFile {
  readonly logger: Logger;
  readonly path: string;
  /** Writes out what is still held. */
  close(): void;
}

export function openLog(dataFolder: string, level: string): LogFile {
  mkdirSync(dataFolder, { recursive: true });
  const path = join(dataFolder, 'platform.log');
  const file = destination({ dest: path, sync: false, minLength: 4096, periodicFlush: 500 });
  const logger = pino(
    {
      level,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      redact: ['*.password', '*.token', '*.authorization', '*.cookie', 'err.config'],
    },
    file,
  );
  return { logger, path, close: () => file.flushSync() };
}
