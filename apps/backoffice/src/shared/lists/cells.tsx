import type { ReactNode } from 'react';
import * as styles from './cells.css.ts';

interface TwoLinesProps {
  readonly first: ReactNode;
  /** Hidden when it is the same as the first. */
  readonly second: string;
}

/** A cell with a name and a second identification. */
export const TwoLines = ({ first, second }: TwoLinesProps) =>
  second === first ? (
    <span className={styles.lines}>
      <span className={styles.first}>{first}</span>
    </span>
  ) : (
    <span className={`${styles.lines} ${styles.isTwo}`}>
      <span className={styles.first}>{first}</span>
      <span className={styles.second}>{second}</span>
    </span>
  );

/** The first of several names and the number of others; its title has all of them. */
export function NamesCell({ names }: { readonly names: readonly string[] }) {
  const [first, ...others] = names;
  if (first === undefined) return '—';
  if (others.length === 0) return first;
  return <span title={names.join(', ')}>{`${first} +${others.length}`}</span>;
}

/** An email address in a cell: truncated in the middle when there is no room; its title has all of it. */
export function AddressCell({ address }: { readonly address: string }) {
  const [mailbox, ...host] = address.split(/(?=@)/);
  return (
    <span className={styles.address} title={address}>
      <span className={styles.mailbox}>{mailbox}</span>
      <span className={styles.host}>{host.join('')}</span>
    </span>
  );
}
