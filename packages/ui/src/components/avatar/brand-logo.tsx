import { useState, useSyncExternalStore } from 'react';
import { visuallyHidden } from '../../styling/hidden.css.ts';
import * as styles from './avatar.css.ts';
import { firstLetter } from './avatar.tsx';
import { safeImageAddress } from './safe-image-address.ts';

export interface BrandLogoProps {
  /** Name beside the mark, such as 'Harbor Payments Backoffice'. */
  name: string;
  /** URL of an image that replaces the mark; an image that fails to load falls back to it. */
  logoUrl?: string | undefined;
  /** Shows only the mark; screen readers still get the name. */
  isMini?: boolean | undefined;
}

const subscribe = () => () => undefined;

/** Base URL for relative URLs; undefined on a server. */
const useBase = (): string | undefined =>
  useSyncExternalStore(
    subscribe,
    () => document.baseURI,
    () => undefined,
  );

/** The brand at the top of the sidebar and of pages without one. */
export function BrandLogo({ name, logoUrl, isMini = false }: BrandLogoProps) {
  const base = useBase();
  const [failed, setFailed] = useState<string>();
  const address =
    logoUrl === undefined || logoUrl === failed || base === undefined
      ? undefined
      : safeImageAddress(logoUrl, base);
  return (
    <span className={styles.logo}>
      {address === undefined ? (
        <span aria-hidden className={styles.mark}>
          {firstLetter(name)}
        </span>
      ) : (
        <img alt="" src={address} className={styles.picture} onError={() => setFailed(logoUrl)} />
      )}
      <span className={isMini ? visuallyHidden : styles.name}>{name}</span>
    </span>
  );
}
