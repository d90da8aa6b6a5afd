import type { Reader, ReadSource } from '../../kernel/database/read-source.ts';

interface Reading {
  readonly signal: AbortSignal;
  /** Settings of the database for this reading, such as `statement_timeout = 1000`. */
  readonly settings: readonly string[];
}

/**
 * Runs reading work on a connection of its own. When the caller goes away meanwhile the database is told
 * to stop, and the connection is given back only after that was said, so that it hits nobody else.
 */
export async function cancellable<T>(
  source: ReadSource,
  { signal, settings }: Reading,
  work: (reader: Reader) => Promise<T>,
): Promise<T> {
  signal.throwIfAborted();
  const reader = await source.lend();
  let cancelling: Promise<void> | undefined;
  const cancel = () => {
    cancelling = reader.cancel();
  };
  signal.addEventListener('abort', cancel, { once: true });
  try {
    if (settings.length === 0) return await work(reader);
    await reader.begin(settings);
    try {
      return await work(reader);
    } finally {
      await reader.end();
    }
  } finally {
    signal.removeEventListener('abort', cancel);
    await cancelling;
    reader.release();
  }
}
