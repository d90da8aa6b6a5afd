/**
 * Calls back when any of the elements is resized, and once initially.
 * @returns a function that stops it
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
