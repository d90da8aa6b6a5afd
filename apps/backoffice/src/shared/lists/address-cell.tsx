import * as styles from './address-cell.css.ts';

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
