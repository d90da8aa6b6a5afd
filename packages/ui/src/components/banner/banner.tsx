import type { ReactNode } from 'react';
import { useMessages } from '../../messages/context.tsx';
import { classNames } from '../../styling/class-names.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { AlertIcon, CloseIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icons/index.ts';
import * as styles from './banner.css.ts';

/** Banner tones. */
export type BannerTone = keyof typeof styles.tones;

const ICONS = {
  info: InfoIcon,
  success: SuccessIcon,
  warning: WarningIcon,
  danger: AlertIcon,
  neutral: InfoIcon,
} as const;

export interface BannerProps {
  /** Tone: the meaning of the color. @default 'info' */
  tone?: BannerTone | undefined;
  /** The main point, in a few words. */
  title?: string | undefined;
  /** Content. */
  children?: ReactNode;
  /** Buttons or links: below a title with text, beside a text alone when there is room. */
  actions?: ReactNode;
  /** Shows a close button. */
  onDismiss?: (() => void) | undefined;
  /** Announces the banner when it appears; for events after the page has loaded. */
  isAnnounced?: boolean | undefined;
}

/** A persistent message about the part of the page it appears in. */
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
