import type { ReactNode, Ref } from 'react';
import { type LinkClick, useHref, useLinkClick } from '../../navigation/index.ts';
import { classNames } from '../../styling/class-names.ts';
import { button, icon as iconStyle, sizes, variants } from '../button/button.css.ts';
import type { ButtonSize, ButtonVariant } from '../button/button.tsx';

export interface ButtonLinkProps {
  href: string;
  children: ReactNode;
  /** @default 'secondary' */
  variant?: Exclude<ButtonVariant, 'danger'> | undefined;
  /** @default 'medium' */
  size?: ButtonSize | undefined;
  icon?: ReactNode;
  isExternal?: boolean | undefined;
  onClick?: LinkClick | undefined;
  download?: string | boolean | undefined;
  'aria-label'?: string;
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
