import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useMessages } from '../../messages/context.tsx';
import { classNames } from '../../styling/class-names.ts';
import { visuallyHidden } from '../../styling/hidden.css.ts';
import { openDrawers } from '../drawer/open-drawers.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { AlertIcon, CloseIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icons/index.ts';
import { besideDrawer } from './beside-drawer.ts';
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
  /** The store, created once by `createNotifications`. */
  notifications: Notifications;
}

interface ToastProps {
  notification: Notification;
  onDismiss: () => void;
}

const saidOf = ({ title, message }: Notification) =>
  title === undefined ? message : `${title}. ${message}`;

type Hold = 'pointer' | 'focus' | 'hidden';

/** Duration of the exit animation, in milliseconds. */
const OUT = 140;

/**
 * Animates the exit on a copy that can't be read or pressed: the notification itself is removed immediately, for users
 * and tests alike.
 */
function fadeOut(element: HTMLElement) {
  const place = element.parentElement;
  const isStill = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
  if (isStill || !place?.isConnected || !('animate' in element)) return;
  const { top, left, width } = element.getBoundingClientRect();
  const copy = document.createElement('div');
  copy.append(element.cloneNode(true));
  copy.inert = true;
  copy.ariaHidden = 'true';
  copy.className = styles.leaving;
  Object.assign(copy.style, { top: `${top}px`, left: `${left}px`, width: `${width}px` });
  place.after(copy);
  const going = copy.animate(
    { opacity: [1, 0], transform: ['none', 'translateY(-8px)'] },
    { duration: OUT, easing: 'ease-in' },
  );
  going.onfinish = () => copy.remove();
}

function Toast({ notification, onDismiss }: ToastProps) {
  const messages = useMessages();
  const countdown = useRef<Countdown>(undefined);
  const dismiss = useRef(onDismiss);
  useEffect(() => {
    dismiss.current = onDismiss;
  });

  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current: shown } = element;
    return () => {
      if (shown) fadeOut(shown);
    };
  }, []);

  const { title, action } = notification;
  const Icon = ICONS[notification.kind];
  /** Pointer, focus and a hidden page pause the timer; it resumes when none of them applies. */
  const holds = useRef(new Set<Hold>());
  const cameFrom = useRef<Element>(null);
  const hold = (reason: Hold) => {
    holds.current.add(reason);
    countdown.current?.pause();
  };
  const release = (reason: Hold) => {
    holds.current.delete(reason);
    if (holds.current.size === 0) countdown.current?.resume();
  };
  useEffect(() => {
    const running = startCountdown(notification.duration, () => dismiss.current());
    countdown.current = running;
    const watching = new AbortController();
    const follow = () => (document.hidden ? hold('hidden') : release('hidden'));
    if (document.hidden) follow();
    document.addEventListener('visibilitychange', follow, { signal: watching.signal });
    return () => {
      watching.abort();
      running.pause();
    };
  }, [notification]);
  /** Focus that would fall back to the page returns to where it came from. */
  function close() {
    const { current: before } = cameFrom;
    const hadFocus = holds.current.has('focus');
    onDismiss();
    if (hadFocus && before instanceof HTMLElement && before.isConnected) before.focus();
  }
  return (
    // Keyboard and screen reader users have the close button; a click anywhere is a convenience.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      ref={element}
      className={styles.notification}
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
        <Icon aria-hidden size={14} />
      </span>
      <div className={styles.words}>
        {title !== undefined && <strong className={styles.title}>{title}</strong>}
        <span className={title === undefined ? styles.title : undefined}>
          {notification.message}
        </span>
        {action !== undefined && (
          <button type="button" className={styles.action} onClick={action.onPress}>
            {action.label}
          </button>
        )}
      </div>
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
 * Region for notifications; one per document. It lies above dialogs, stays reachable while one is open, and announces
 * warnings and errors immediately, the rest politely.
 */
export function NotificationRegion({ notifications }: NotificationRegionProps) {
  const messages = useMessages();
  const current = useSyncExternalStore(
    notifications.subscribe,
    notifications.current,
    notifications.current,
  );
  const drawer = useSyncExternalStore(
    openDrawers.subscribe,
    openDrawers.uppermost,
    () => undefined,
  );
  const isUrgent = current?.kind === 'danger' || current?.kind === 'warning';
  return (
    <section
      aria-label={messages.notifications}
      className={styles.region}
      style={besideDrawer(drawer)}
      data-react-aria-top-layer="true"
    >
      <div aria-live="polite" className={visuallyHidden}>
        {current && !isUrgent && <span key={current.id}>{saidOf(current)}</span>}
      </div>
      <div aria-live="assertive" className={visuallyHidden}>
        {current && isUrgent && <span key={current.id}>{saidOf(current)}</span>}
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
