import { Banner } from '@payfac/ui/banner';
import { CopyValue } from '@payfac/ui/copy-value';
import * as styles from './shown-once.css.ts';

interface ShownOnceProps {
  /** What it is, in a sentence, such as 'password'. */
  readonly noun: string;
  readonly value: string;
  /** What to do where it gets lost. */
  readonly hint?: string;
}

/** A secret on the one screen that ever shows it, on a line of its own. */
export const ShownOnce = ({ noun, value, hint }: ShownOnceProps) => (
  <Banner title={`Copy this ${noun} now`}>
    <p className={styles.value}>
      <CopyValue label={noun} value={value} isMono />
    </p>
    <p className={styles.note}>It won't be shown again.{hint !== undefined && ` ${hint}`}</p>
  </Banner>
);
