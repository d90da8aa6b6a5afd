import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { maskCardNumbers } from '@payfac/domain/card-numbers';
import { type Logger, pino, stdTimeFunctions } from 'pino';
import { loggedError } from './log-error.ts';
import { openRotatingFile } from './rotating-file.ts';

/**
 * One JSON object per line, in `platform.log` of the data folder; the previous file is `platform.log.1`. Errors are
 * logged without SQL and parameters, and card numbers are masked everywhere.
 */
export interface LogFile {
  readonly logger: Logger;
  readonly path: string;
  /** Lines that couldn't be written, for example to a full disk. */
  dropped(): number;
  /** Flushes buffered lines. */
  close(): void;
}

const maximumBytes = 50 * 1024 * 1024;

export function openLog(dataFolder: string, level: string): LogFile {
  mkdirSync(dataFolder, { recursive: true });
  const path = join(dataFolder, 'platform.log');
  const file = openRotatingFile(path, maximumBytes);
  const logger = pino(
    {
      level,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      serializers: { err: loggedError },
      redact: ['*.password', '*.token', '*.authorization', '*.cookie', 'err.config'],
    },
    { write: (line: string) => file.write(maskCardNumbers(line)) },
  );
  return {
    logger,
    path,
    dropped: () => file.dropped(),
    close: () => file.close(),
  };
}
