import type { ReactNode, Ref } from 'react';
import { type LinkClick, useHref, useLinkClick } from '../../navigation/index.ts';
import { classNames } from '../../styling/class-names.ts';
import { button, icon as iconStyle, sizes, variants } from '../button/button.css.ts';
import type { ButtonSize, ButtonVariant } from '../button/button.tsx';

export interface ButtonLinkProps {
  /** Where it leads. */
  href: string;
  /** What it holds. */
  children: ReactNode;
  /** How prominent it is. @default 'secondary' */
  variant?: Exclude<ButtonVariant, 'danger'> | undefined;
  /** How large it is. @default 'medium' */
  size?: ButtonSize | undefined;
  /** Before the text; give it the size 16. */
  icon?: ReactNode;
  /** Opens a new tab, and shows that it does. */
  isExternal?: boolean | undefined;
  /** Called before the address is followed; `preventDefault` stays on the page. */
  onClick?: LinkClick | undefined;
  /** Saves the address as a file, under this name where it is a text. */
  download?: string | boolean | undefined;
  /** Its name, where what it holds has none. */
  'aria-label'?: string;
  /** The element itself, for focus and measuring. */
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/** A link with the weight of a button, such as a page's 'New invoice'. */
export function ButtonLink({
  href,
  children,
  variant = 'secondary',
  size = 'medium',
  icon,
  isExternal = false,
  onClick,
  ...rest
}: ButtonLinkProps) {
  const click = useLinkClick(onClick);
  const hrefOf = useHref();
  return (
    <a
      {...rest}
      href={hrefOf(href)}
      {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
      onClick={click}
      className={classNames(button, variants[variant], sizes[size])}
    >
      {icon !== undefined && <span className={iconStyle}>{icon}</span>}
      {children}
    </a>
  );
}
