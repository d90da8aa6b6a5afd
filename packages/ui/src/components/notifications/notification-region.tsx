import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useMessages } from '../../messages/context.tsx';
import { classNames } from '../../styling/class-names.ts';
import { visuallyHidden } from '../../styling/hidden.css.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { AlertIcon, CloseIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icons/index.ts';
import { type Countdown, startCountdown } from './countdown.ts';
import * as styles from './notification-region.css.ts';
import type { Notification, Notifications } from './notifications-store.ts';

const ICONS = {
  success: SuccessIcon,
  info: InfoIcon,
  warning: WarningIcon,
  danger: AlertIcon,
} as const;

export interface NotificationRegionProps {
  notifications: Notifications;
}

interface ToastProps {
  notification: Notification;
  onDismiss: () => void;
}

function Toast({ notification, onDismiss }: ToastProps) {
  const messages = useMessages();
  const countdown = useRef<Countdown>(undefined);
  const dismiss = useRef(onDismiss);
  useEffect(() => {
    dismiss.current = onDismiss;
  });
  useEffect(() => {
    const running = startCountdown(notification.duration, () => dismiss.current());
    countdown.current = running;
    return running.pause;
  }, [notification]);

  const Icon = ICONS[notification.kind];
  /** Both the pointer and the focus hold it: it goes on once neither does. */
  const holds = useRef(new Set<'pointer' | 'focus'>());
  const cameFrom = useRef<Element>(null);
  const hold = (reason: 'pointer' | 'focus') => {
    holds.current.add(reason);
    countdown.current?.pause();
  };
  const release = (reason: 'pointer' | 'focus') => {
    holds.current.delete(reason);
    if (holds.current.size === 0) countdown.current?.resume();
  };
  /** A focus that would fall to the page goes back to where it came from. */
  function close() {
    const { current: before } = cameFrom;
    const hadFocus = holds.current.has('focus');
    onDismiss();
    if (hadFocus && before instanceof HTMLElement && before.isConnected) before.focus();
  }
  return (
    // The close button is the way for keys and screen readers; a click anywhere is a convenience.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      className={classNames(styles.notification, styles.kinds[notification.kind])}
      onClick={onDismiss}
      onPointerEnter={() => hold('pointer')}
      onPointerLeave={() => release('pointer')}
      onFocus={({ relatedTarget, currentTarget }) => {
        if (relatedTarget instanceof Element && !currentTarget.contains(relatedTarget)) {
          cameFrom.current = relatedTarget;
        }
        hold('focus');
      }}
      onBlur={() => release('focus')}
    >
      <span className={classNames(styles.icon, styles.icons[notification.kind])}>
        <Icon aria-hidden size={16} />
      </span>
      <span className={styles.message}>{notification.message}</span>
      <IconButton
        label={messages.close}
        size="small"
        icon={<CloseIcon size={14} />}
        onPress={close}
      />
    </div>
  );
}

/**
 * Where notifications appear; one for each document. It lies above dialogs, stays reachable while
 * one is open, and reads warnings and failures out at once, the rest when the reader pauses.
 */
export function NotificationRegion({ notifications }: NotificationRegionProps) {
  const messages = useMessages();
  const current = useSyncExternalStore(
    notifications.subscribe,
    notifications.current,
    notifications.current,
  );
  const isUrgent = current?.kind === 'danger' || current?.kind === 'warning';
  return (
    <section
      aria-label={messages.notifications}
      className={styles.region}
      data-react-aria-top-layer="true"
    >
      <div aria-live="polite" className={visuallyHidden}>
        {current && !isUrgent && <span key={current.id}>{current.message}</span>}
      </div>
      <div aria-live="assertive" className={visuallyHidden}>
        {current && isUrgent && <span key={current.id}>{current.message}</span>}
      </div>
      {current && (
        <Toast
          key={current.id}
          notification={current}
          onDismiss={() => notifications.dismiss(current.id)}
        />
      )}
    </section>
  );
}
