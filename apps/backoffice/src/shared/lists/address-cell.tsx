import * as styles from './address-cell.css.ts';

/** An email address in a cell: where there is no room it is cut in its middle, and its title says it whole. */
export function AddressCell({ address }: { readonly address: string }) {
  const [mailbox, ...host] = address.split(/(?=@)/);
  return (
    <span className={styles.address} title={address}>
      <span className={styles.mailbox}>{mailbox}</span>
      <span className={styles.host}>{host.join('')}</span>
    </span>
  );
}
