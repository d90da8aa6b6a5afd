/** Outcome. */
export type NotificationKind = 'success' | 'info' | 'warning' | 'danger';

/** The user's action on a notification, such as `View` or `Undo`. Pressing it closes the notification. */
export interface NotificationAction {
  /** One word, a verb. */
  label: string;
  /** Called on press, Enter or Space. */
  onPress: () => void;
}

/** Content and duration of a notification. */
export interface NotificationOptions {
  /** What happened, in a few words; bold above the message. */
  title?: string | undefined;
  /** Message. */
  message: string;
  /** Action: 'View', 'Undo'. It closes the notification. */
  action?: NotificationAction | undefined;
  /** Outcome: warnings and errors are announced immediately. */
  kind: NotificationKind;
  /**
   * Milliseconds until it closes by itself, counted while the page is visible and the notification has neither pointer
   * nor focus; at least 5000. @default 5000
   */
  duration?: number | undefined;
}

/** A visible notification. */
export interface Notification extends NotificationOptions {
  duration: number;
  /** Distinguishes notifications with the same text. */
  id: number;
}

/** The notifications of a document, one at a time. */
export interface Notifications {
  /** Shows a notification, replacing the visible one. */
  show: (options: NotificationOptions) => void;
  /** Closes the visible one; with an id only if it is still that one. */
  dismiss: (id?: number) => void;
  /** The visible notification. */
  current: () => Notification | undefined;
  /** Calls the listener on every change; returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
}

export const DEFAULT_DURATION = 5000;

/** Holds at most one notification. Create one for the whole application; it works outside React too. */
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
