/** How it went. */
export type NotificationKind = 'success' | 'info' | 'warning' | 'danger';

/** What a person can do about a notification, such as `View` or `Undo`. Pressing it closes the notification. */
export interface NotificationAction {
  /** One word, by its verb. */
  label: string;
  /** Called by a press, Enter or Space. */
  onPress: () => void;
}

/** What a notice says, and for how long. */
export interface NotificationOptions {
  /** What happened, in a few words; bold above the message. */
  title?: string | undefined;
  /** What is said. */
  message: string;
  /** What can be done about it: 'View', 'Undo'. The notice goes with it. */
  action?: NotificationAction | undefined;
  /** How it went: warnings and failures are read out at once. */
  kind: NotificationKind;
  /**
   * Milliseconds until it goes by itself, counted while the page is visible and nobody is at the notice; never less
   * than 5000. @default 5000
   */
  duration?: number | undefined;
}

/** A notice that is shown. */
export interface Notification extends NotificationOptions {
  duration: number;
  /** Distinguishes two notifications with the same text. */
  id: number;
}

/** The notices of a document, one at a time. */
export interface Notifications {
  /** Shows a notification in place of the one shown. */
  show: (options: NotificationOptions) => void;
  /** Takes the one shown away; with an id only if it is still that one. */
  dismiss: (id?: number) => void;
  /** The notice shown. */
  current: () => Notification | undefined;
  /** Calls the listener with every change; returns how to stop. */
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
      set({ ...rest, duration: Math.max(DEFAULT_DURATION, duration), id: count });
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
