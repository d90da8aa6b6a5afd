export type NotificationKind = 'success' | 'info' | 'warning' | 'danger';

export interface NotificationOptions {
  message: string;
  kind: NotificationKind;
  /** Milliseconds until it goes by itself. @default 5000 */
  duration?: number | undefined;
}

export interface Notification extends NotificationOptions {
  duration: number;
  /** Distinguishes two notifications with the same text. */
  id: number;
}

export interface Notifications {
  /** Shows a notification in place of the one shown. */
  show: (options: NotificationOptions) => void;
  /** Takes the one shown away; with an id only if it is still that one. */
  dismiss: (id?: number) => void;
  current: () => Notification | undefined;
  subscribe: (listener: () => void) => () => void;
}

export const DEFAULT_DURATION = 5000;

/** Holds at most one notification. Make one for the whole application; it works outside React too. */
export function createNotifications(): Notifications {
  const listeners = new Set<() => void>();
  let shown: Notification | undefined;
  let count = 0;

  function set(next: Notification | undefined) {
    shown = next;
    for (const listener of listeners) listener();
  }

  return {
    show: ({ duration = DEFAULT_DURATION, ...rest }) => {
      count += 1;
      set({ ...rest, duration, id: count });
    },
    dismiss: (id) => {
      if (shown && (id === undefined || id === shown.id)) set(undefined);
    },
    current: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
