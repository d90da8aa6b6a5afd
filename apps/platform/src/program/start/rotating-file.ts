import { closeSync, fchmodSync, fstatSync, openSync, renameSync, writeSync } from 'node:fs';
import { count } from '../../kernel/watch/metrics.ts';

/*
 * A log that can't fill the disk and that a full disk can't stop: at its size limit the file becomes `<name>.1`,
 * replacing the previous one, and lines that can't be written are dropped and counted.
 */

export interface RotatingFile {
  write(line: string): void;
  /** Lines that couldn't be written. */
  dropped(): number;
  /** Flushes buffered lines. */
  flush(): void;
  close(): void;
}

const heldBytes = 4096;
const flushEveryMs = 500;
const ownersAlone = 0o600;

/** @param maximumBytes of one file; two are kept. */
export function openRotatingFile(path: string, maximumBytes: number): RotatingFile {
  let file: number | undefined;
  let size = 0;
  let held = '';
  let heldLines = 0;
  let dropped = 0;

  function open(): number {
    if (file !== undefined) return file;
    file = openSync(path, 'a', ownersAlone);
    // For a file that an earlier version created.
    fchmodSync(file, ownersAlone);
    size = fstatSync(file).size;
    return file;
  }

  function rotate(): void {
    if (file !== undefined) closeSync(file);
    file = undefined;
    renameSync(path, `${path}.1`);
  }

  function flush(): void {
    if (held === '') return;
    const [text, lines] = [held, heldLines];
    held = '';
    heldLines = 0;
    try {
      const bytes = Buffer.byteLength(text);
      open();
      if (size > 0 && size + bytes > maximumBytes) rotate();
      writeSync(open(), text);
      size += bytes;
    } catch {
      // On a full or missing disk, payments continue without a log.
      dropped += lines;
      count('payfac_log_lines_dropped_total', {}, lines);
    }
  }

  const timer = setInterval(flush, flushEveryMs).unref();
  return {
    write(line) {
      held += line;
      heldLines += 1;
      if (held.length >= heldBytes) flush();
    },
    dropped: () => dropped,
    flush,
    close() {
      clearInterval(timer);
      flush();
      if (file !== undefined) closeSync(file);
      file = undefined;
    },
  };
}
