/**
 * Calls back when one of the elements has another size, and once at the beginning.
 * @returns what ends it
 */
export function onResized(elements: readonly (Element | null)[], callback: () => void): () => void {
  if (!('ResizeObserver' in globalThis)) return () => undefined;
  const observer = new ResizeObserver(callback);
  for (const element of elements) if (element) observer.observe(element);
  return () => observer.disconnect();
}
