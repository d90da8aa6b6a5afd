import type { ReactNode, Ref } from 'react';
import { type LinkClick, useHref, useLinkClick } from '../../navigation/index.ts';
import { classNames } from '../../styling/class-names.ts';
import { ExternalLinkIcon } from '../icons/index.ts';
import * as styles from './link.css.ts';

/** In running text, alone, or in the color around. */
export type LinkVariant = 'inline' | 'standalone' | 'quiet';

export interface LinkProps {
  /** Where it leads. */
  href: string;
  /** What it holds. */
  children: ReactNode;
  /** In running text, on its own, or in the color of its surroundings. @default 'inline' */
  variant?: LinkVariant | undefined;
  /** Opens a new tab without giving it access to this one, and shows that it does. */
  isExternal?: boolean | undefined;
  /** Called before the address is followed; `preventDefault` stays on the page. */
  onClick?: LinkClick | undefined;
  /** Saves the address as a file, under this name where it is a text. */
  download?: string | boolean | undefined;
  /** Its name, where what it holds has none. */
  'aria-label'?: string;
  /** Marks the one that is open. */
  'aria-current'?: 'page' | 'step' | 'true';
  /** The element itself, for focus and measuring. */
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/** Leads to an address. A plain `<a>`: opening in a new tab and copying the address work. */
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
