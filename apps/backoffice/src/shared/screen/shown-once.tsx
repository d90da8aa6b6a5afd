import { Banner } from '@payfac/ui/banner';
import { CopyValue } from '@payfac/ui/copy-value';
import * as styles from './shown-once.css.ts';

interface ShownOnceProps {
  /** The secret's noun in a sentence, such as 'password'. */
  readonly noun: string;
  readonly value: string;
  /** What to do if it gets lost. */
  readonly hint?: string;
}

/** A secret on the only screen that shows it, on its own line. */
export const ShownOnce = ({ noun, value, hint }: ShownOnceProps) => (
  <Banner title={`Copy this ${noun} now`}>
    <p className={styles.value}>
      <CopyValue label={noun} value={value} isMono />
    </p>
    <p className={styles.note}>It won’t be shown again.{hint !== undefined && ` ${hint}`}</p>
  </Banner>
);
