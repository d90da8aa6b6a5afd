import type { ReactNode, Ref } from 'react';
import { type LinkClick, useHref, useLinkClick } from '../../navigation/index.ts';
import { classNames } from '../../styling/class-names.ts';
import { ExternalLinkIcon } from '../icons/index.ts';
import * as styles from './link.css.ts';

export type LinkVariant = 'inline' | 'standalone' | 'quiet';

export interface LinkProps {
  href: string;
  children: ReactNode;
  /** In running text, on its own, or in the color of its surroundings. @default 'inline' */
  variant?: LinkVariant | undefined;
  /** Opens a new tab without giving it access to this one, and shows that it does. */
  isExternal?: boolean | undefined;
  onClick?: LinkClick | undefined;
  download?: string | boolean | undefined;
  'aria-label'?: string;
  'aria-current'?: 'page' | 'step' | 'true';
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
