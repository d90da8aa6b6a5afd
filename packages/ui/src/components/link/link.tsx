import type { ReactNode, Ref } from 'react';
import { type LinkClick, useHref, useLinkClick } from '../../navigation/index.ts';
import { classNames } from '../../styling/class-names.ts';
import { ExternalLinkIcon } from '../icons/index.ts';
import * as styles from './link.css.ts';

/** In running text, standalone, or in the surrounding color. */
export type LinkVariant = 'inline' | 'standalone' | 'quiet';

export interface LinkProps {
  /** URL of the link. */
  href: string;
  /** Content. */
  children: ReactNode;
  /** In running text, standalone, or in the surrounding color. @default 'inline' */
  variant?: LinkVariant | undefined;
  /** Opens a new tab without access to this one, and indicates it. */
  isExternal?: boolean | undefined;
  /** Called before navigation; `preventDefault` cancels it. */
  onClick?: LinkClick | undefined;
  /** Downloads the URL as a file; a string is the file name. */
  download?: string | boolean | undefined;
  /** Accessible name, when the content has none. */
  'aria-label'?: string;
  /** Marks the current one. */
  'aria-current'?: 'page' | 'step' | 'true';
  /** The DOM element, for focus and measuring. */
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/** Navigates to a URL. A plain `<a>`: opening in a new tab and copying the URL work. */
export function Link({
  href,
  children,
  variant = 'inline',
  isExternal = false,
  onClick,
  ...rest
}: LinkProps) {
  const click = useLinkClick(onClick);
  const hrefOf = useHref();
  return (
    <a
      {...rest}
      href={hrefOf(href)}
      {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
      onClick={click}
      className={classNames(styles.link, styles.variants[variant])}
    >
      {children}
      {isExternal && <ExternalLinkIcon aria-hidden size={13} className={styles.external} />}
    </a>
  );
}
