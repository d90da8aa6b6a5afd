const open = new Set<Element>();
const listeners = new Set<() => void>();

function tell() {
  for (const listener of listeners) listener();
}

/** The drawers of the document, the uppermost last: what lies at the same edge makes room for it. */
export const openDrawers = {
  uppermost: (): Element | undefined => [...open].at(-1),
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** A `ref` that counts a panel among the open drawers as long as it is shown. */
export function asOpenDrawer(panel: Element | null) {
  if (!panel) return undefined;
  open.add(panel);
  tell();
  return () => {
    open.delete(panel);
    tell();
  };
}
