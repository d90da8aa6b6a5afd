import { classNames } from '../../styling/class-names.ts';
import * as styles from './avatar.css.ts';

/** Treats a character outside the basic plane as one letter. */
export function firstLetter(word: string): string {
  const point = word.codePointAt(0);
  return point === undefined ? '' : String.fromCodePoint(point);
}

/** The initials of the first and last word; a question mark without any. */
export function initials(name: string): string {
  const words = name.split(/[\s._@-]+/u).filter(Boolean);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen.map((word) => firstLetter(word ?? '')).join('') || '?';
}

export interface AvatarProps {
  /** Name of the person; its initials are shown. */
  name: string;
  /** Size. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
}

/** A person's initials, shown beside their name; hidden from screen readers. */
export function Avatar({ name, size = 'medium' }: AvatarProps) {
  return (
    <span aria-hidden className={classNames(styles.avatar, styles.sizes[size])}>
      {initials(name)}
    </span>
  );
}
