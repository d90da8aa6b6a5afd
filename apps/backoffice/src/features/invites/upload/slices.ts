/** How long work goes on before the browser gets its turn, in milliseconds. */
const SLICE_MS = 8;

/** Lets the browser take input and paint. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

interface Slices {
  readonly signal: AbortSignal;
  /** Called between two slices. */
  readonly onPause?: () => void;
}

/** Works through many things in short slices, so that the page stays responsive. Rejects once aborted. */
export async function inSlices<T>(
  items: Iterable<T>,
  work: (item: T) => void,
  { signal, onPause }: Slices,
): Promise<void> {
  let begun = performance.now();
  for (const item of items) {
    work(item);
    if (performance.now() - begun < SLICE_MS) continue;
    onPause?.();
    await pause();
    signal.throwIfAborted();
    begun = performance.now();
  }
  signal.throwIfAborted();
}
