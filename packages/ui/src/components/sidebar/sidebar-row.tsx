import { useMessages } from '../../messages/context.tsx';
import { useHref, useLinkClick } from '../../navigation/index.ts';
import { classNames } from '../../styling/class-names.ts';
import { visuallyHidden } from '../../styling/hidden.css.ts';
import { Tooltip } from '../tooltip/tooltip.tsx';
import type { SidebarAction, SidebarEntry } from './sidebar-items.ts';
import * as styles from './sidebar-row.css.ts';

export interface SidebarRowProps {
  item: SidebarEntry | SidebarAction;
  isActive: boolean;
  isMini: boolean;
  /** Called after the link was followed or the action started. */
  onUse?: (() => void) | undefined;
}

/** Higher counts are shown as 99+. */
const MOST = 99;
const countText = (count: number) => (count > MOST ? `${MOST}+` : String(count));

export function SidebarRow({ item, isActive, isMini, onUse }: SidebarRowProps) {
  const messages = useMessages();
  const click = useLinkClick(onUse);
  const hrefOf = useHref();
  const { label, icon } = item;
  const isUnread = 'isUnread' in item && item.isUnread;
  const count = 'count' in item ? (item.count ?? 0) : 0;
  const className = classNames(styles.row, isMini && styles.mini, isActive && styles.active);

  const name = isUnread ? messages.unreadIn(label, count) : messages.waitingIn(label, count);

  const content = (
    <>
      <span aria-hidden className={styles.icon}>
        {icon}
      </span>
      {count > 0 ? (
        <>
          {!isMini && (
            <span aria-hidden className={styles.label}>
              {label}
            </span>
          )}
          <span className={visuallyHidden}>{name}</span>
        </>
      ) : (
        <span className={isMini ? visuallyHidden : styles.label}>{label}</span>
      )}
      {isUnread && (
        <span className={classNames(styles.dot, isMini && styles.miniDot)}>
          {count === 0 && <span className={visuallyHidden}>{messages.unread}</span>}
        </span>
      )}
      {count > 0 &&
        (isMini ? (
          !isUnread && <span aria-hidden className={classNames(styles.dot, styles.miniDot)} />
        ) : (
          <span aria-hidden className={styles.count}>
            {countText(count)}
          </span>
        ))}
    </>
  );

  const row =
    'href' in item ? (
      <a
        href={hrefOf(item.href)}
        onClick={click}
        className={className}
        {...(isActive && { 'aria-current': 'page' as const })}
      >
        {content}
      </a>
    ) : (
      <button
        type="button"
        className={className}
        onClick={() => {
          onUse?.();
          item.onPress();
        }}
      >
        {content}
      </button>
    );

  return isMini ? (
    <Tooltip isNative text={label} placement="end">
      {row}
    </Tooltip>
  ) : (
    row
  );
}
