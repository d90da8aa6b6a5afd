import { useState, useSyncExternalStore } from 'react';
import { visuallyHidden } from '../../styling/hidden.css.ts';
import * as styles from './avatar.css.ts';
import { firstLetter } from './avatar.tsx';
import { safeImageAddress } from './safe-image-address.ts';

export interface BrandLogoProps {
  /** The name beside the mark, such as 'Harbor Payments Backoffice'. */
  name: string;
  /** A picture in place of the mark; one that cannot be shown falls back to the mark. */
  logoUrl?: string | undefined;
  /** Only the mark; the name stays for screen readers. */
  isMini?: boolean | undefined;
}

const subscribe = () => () => undefined;

/** What an address without a host is relative to; unknown while a server renders. */
const useBase = (): string | undefined =>
  useSyncExternalStore(
    subscribe,
    () => document.baseURI,
    () => undefined,
  );

/** The brand at the head of the sidebar and of pages outside it. */
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
