import type { ReactNode, Ref } from 'react';
import { type LinkClick, useHref, useLinkClick } from '../../navigation/index.ts';
import { classNames } from '../../styling/class-names.ts';
import { button, icon as iconStyle, sizes, variants } from '../button/button.css.ts';
import type { ButtonSize, ButtonVariant } from '../button/button.tsx';

export interface ButtonLinkProps {
  /** URL of the link. */
  href: string;
  /** Content. */
  children: ReactNode;
  /** Variant: visual prominence. @default 'secondary' */
  variant?: Exclude<ButtonVariant, 'danger'> | undefined;
  /** Size. @default 'medium' */
  size?: ButtonSize | undefined;
  /** Icon before the text, size 16. */
  icon?: ReactNode;
  /** Opens a new tab, and indicates it. */
  isExternal?: boolean | undefined;
  /** Called before navigation; `preventDefault` cancels it. */
  onClick?: LinkClick | undefined;
  /** Downloads the URL as a file; a string is the file name. */
  download?: string | boolean | undefined;
  /** Accessible name, when the content has none. */
  'aria-label'?: string;
  /** The DOM element, for focus and measuring. */
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/** A link styled as a button, such as a page's 'New invoice'. */
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
