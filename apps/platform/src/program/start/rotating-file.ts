import { closeSync, fchmodSync, fstatSync, openSync, renameSync, writeSync } from 'node:fs';

/*
 * A log that cannot fill the disk, and that a full disk cannot stop: at its bound the file becomes
 * `<name>.1` in place of the one before, and what cannot be written is dropped and counted.
 */

export interface RotatingFile {
  write(line: string): void;
  /** Lines that could not be written. */
  dropped(): number;
  /** Writes out what is still held. */
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
    // One that an earlier version made.
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
      // A full disk, or one that was taken away: payments go on without a log.
      dropped += lines;
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
