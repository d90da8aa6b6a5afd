import * as styles from './wrapping.css.ts';

/** A name in a cell that goes on in a second line where it would be cut: such names differ at their ends. */
export const WrappedName = ({ text }: { readonly text: string }) => (
  <span className={styles.wrapping}>{text}</span>
);

/** An email address in a cell, in two lines where there is no room for one. */
export function WrappedAddress({ address }: { readonly address: string }) {
  const [mailbox, ...host] = address.split(/(?=@)/);
  return (
    <span className={styles.wrapping}>
      {mailbox}
      <wbr />
      {host.join('')}
    </span>
  );
}
