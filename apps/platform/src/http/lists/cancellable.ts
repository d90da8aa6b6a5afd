import type { Reader, ReadSource } from '../../kernel/database/read-source.ts';

interface Reading {
  readonly signal: AbortSignal;
  /** Database settings for this read, such as `statement_timeout = 1000`. */
  readonly settings: readonly string[];
}

/**
 * Runs reads on a separate connection. If the caller leaves, the database is told to cancel, and the connection is
 * returned only after that, so that the cancellation hits nobody else.
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
