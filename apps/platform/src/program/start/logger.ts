import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { maskCardNumbers } from '@payfac/domain/card-numbers';
import { type Logger, pino, stdTimeFunctions } from 'pino';
import { count } from '../../kernel/watch/metrics.ts';
import { reference } from '../../kernel/watch/reference.ts';
import { traceId } from '../../kernel/watch/traces.ts';
import { loggedError } from './log-error.ts';
import { openRotatingFile } from './rotating-file.ts';

/**
 * Writes one JSON object per line to `platform.log` in the data folder; the previous file is `platform.log.1`. Each has
 * `level` (30 info, 40 warn, 50 error), `time` and `msg`; lines of a request have its `requestId`, and its `traceId` if
 * tracing is on. Errors have no SQL or parameters, and card numbers are masked everywhere.
 */
export interface LogFile {
  readonly logger: Logger;
  readonly path: string;
  /** Lines that couldn't be written, for example to a full disk. */
  dropped(): number;
  /** Flushes buffered lines. */
  close(): void;
}

const countedLevels = ['warn', 'error', 'fatal'] as const;

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
      mixin: (_, number) => {
        const counted = countedLevels.find((name) => pino.levels.values[name] === number);
        if (counted) count('payfac_log_lines_total', { level: counted });
        return { requestId: reference(), traceId: traceId() };
      },
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
