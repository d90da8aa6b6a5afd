const open = new Set<Element>();
const listeners = new Set<() => void>();

function tell() {
  for (const listener of listeners) listener();
}

/** The open drawers of the document, topmost last: overlays at the same edge make room for them. */
export const openDrawers = {
  uppermost: (): Element | undefined => [...open].at(-1),
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** A `ref` that registers a panel as an open drawer while mounted. */
export function asOpenDrawer(panel: Element | null) {
  if (!panel) return undefined;
  open.add(panel);
  tell();
  return () => {
    open.delete(panel);
    tell();
  };
}
