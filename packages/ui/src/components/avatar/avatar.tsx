import { classNames } from '../../styling/class-names.ts';
import * as styles from './avatar.css.ts';

/** A letter outside the basic plane is one letter. */
export function firstLetter(word: string): string {
  const point = word.codePointAt(0);
  return point === undefined ? '' : String.fromCodePoint(point);
}

/** The first letters of the first and the last word; a question mark where there are none. */
export function initials(name: string): string {
  const words = name.split(/[\s._@-]+/u).filter(Boolean);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen.map((word) => firstLetter(word ?? '')).join('') || '?';
}

export interface AvatarProps {
  /** Whose it is; its initials are shown. */
  name: string;
  /** How large it is. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
}

/** A person's initials, beside the person's name; not read out. */
export function Avatar({ name, size = 'medium' }: AvatarProps) {
  return (
    <span aria-hidden className={classNames(styles.avatar, styles.sizes[size])}>
      {initials(name)}
    </span>
  );
}
