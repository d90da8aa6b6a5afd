import { CloseIcon } from '@payfac/ui/icons';
import * as styles from './remove-button.css.ts';

interface RemoveButtonProps {
  /** Names what it removes: `Remove Harbor Books`. */
  readonly label: string;
  readonly onPress: () => void;
}

/** The remove button at the end of a chip. */
export const RemoveButton = ({ label, onPress }: RemoveButtonProps) => (
  <button type="button" className={styles.button} aria-label={label} onClick={onPress}>
    <CloseIcon aria-hidden size={13} />
  </button>
);
