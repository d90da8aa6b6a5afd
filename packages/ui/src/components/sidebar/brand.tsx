import type { ReactNode } from 'react';
import { useHref, useLinkClick } from '../../navigation/index.ts';
import { classNames } from '../../styling/class-names.ts';
import { visuallyHidden } from '../../styling/hidden.css.ts';
import * as styles from './brand.css.ts';

/** Logo and title of the product. */
export interface SidebarBrand {
  /** The product's name for this brand. */
  title: string;
  /** A mark about 26 px high and wide. Without it the title's first letter is shown. */
  logo?: ReactNode;
  /** URL of the brand link. @default '/' */
  href?: string | undefined;
}

interface BrandProps extends SidebarBrand {
  isMini?: boolean;
  onUse?: (() => void) | undefined;
}

export function Brand({ title, logo, href = '/', isMini = false, onUse }: BrandProps) {
  const click = useLinkClick(onUse);
  const hrefOf = useHref();
  return (
    <a href={hrefOf(href)} onClick={click} className={styles.brand}>
      <span aria-hidden className={classNames(styles.logo, logo === undefined && styles.letter)}>
        {logo ?? title.slice(0, 1)}
      </span>
      <span className={isMini ? visuallyHidden : styles.title}>{title}</span>
    </a>
  );
}
