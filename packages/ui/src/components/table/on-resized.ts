/**
 * Calls back when some of the elements have another size, and once at the beginning.
 * @returns what ends it
 */
export function onResized(
  elements: readonly (Element | null)[],
  callback: (resized: readonly Element[]) => void,
): () => void {
  if (!('ResizeObserver' in globalThis)) return () => undefined;
  const observer = new ResizeObserver((entries) => callback(entries.map(({ target }) => target)));
  for (const element of elements) if (element) observer.observe(element);
  return () => observer.disconnect();
}
