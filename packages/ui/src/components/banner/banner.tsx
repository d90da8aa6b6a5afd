import type { ReactNode } from 'react';
import { useMessages } from '../../messages/context.tsx';
import { classNames } from '../../styling/class-names.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { AlertIcon, CloseIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icons/index.ts';
import * as styles from './banner.css.ts';

/** What a banner is about. */
export type BannerTone = keyof typeof styles.tones;

const ICONS = {
  info: InfoIcon,
  success: SuccessIcon,
  warning: WarningIcon,
  danger: AlertIcon,
  neutral: InfoIcon,
} as const;

export interface BannerProps {
  /** What the color says. @default 'info' */
  tone?: BannerTone | undefined;
  /** The main point, in a few words. */
  title?: string | undefined;
  /** What it holds. */
  children?: ReactNode;
  /** Buttons or links: below a title and its text, and beside a text alone where there is room. */
  actions?: ReactNode;
  /** Shows a close button. */
  onDismiss?: (() => void) | undefined;
  /** Reads the banner out when it appears; for what happened after the page was there. */
  isAnnounced?: boolean | undefined;
}

/** A message that stays in the page, about the part of the page it stands in. */
export function Banner({
  tone = 'info',
  title,
  children,
  actions,
  onDismiss,
  isAnnounced = false,
}: BannerProps) {
  const messages = useMessages();
  const Icon = ICONS[tone];
  return (
    <div
      className={classNames(styles.banner, styles.tones[tone])}
      {...(isAnnounced && { role: 'alert' })}
    >
      <span className={styles.icon}>
        <Icon aria-hidden size={16} />
      </span>
      <div className={classNames(styles.content, title === undefined && styles.oneLine)}>
        <div className={styles.words}>
          {title !== undefined && <p className={styles.title}>{title}</p>}
          {children}
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
      {onDismiss && (
        <span className={styles.dismiss}>
          <IconButton
            size="small"
            label={messages.close}
            icon={<CloseIcon size={14} />}
            onPress={onDismiss}
          />
        </span>
      )}
    </div>
  );
}
