/** Listeners by event. */
export function createListeners<Events>() {
  const all: { [E in keyof Events]?: Set<(detail: Events[E]) => void> } = {};
  return {
    on: <E extends keyof Events>(event: E, listener: (detail: Events[E]) => void) => {
      const listeners = (all[event] ??= new Set());
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    tell: <E extends keyof Events>(event: E, detail: Events[E]): void => {
      for (const listener of all[event] ?? []) listener(detail);
    },
  };
}
