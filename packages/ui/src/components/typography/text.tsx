import type { ReactNode } from 'react';
import { classNames } from '../../styling/class-names.ts';
import * as styles from './typography.css.ts';

/** Text sizes. */
export type TextSize = keyof typeof styles.sizes;
/** Text colors by meaning. */
export type TextTone = keyof typeof styles.tones;
/** Text weights. */
export type TextWeight = keyof typeof styles.weights;

export interface TextProps {
  /** The text. */
  children: ReactNode;
  /** Element: a paragraph, or inline text. @default 'p' */
  as?: 'p' | 'span' | 'div' | undefined;
  /** 12, 13, 14 or 16 px at the browser's default size. @default 'inherit' */
  size?: TextSize | undefined;
  /** Tone: the meaning of the color. @default 'inherit' */
  tone?: TextTone | undefined;
  /** Weight. @default 'inherit' */
  weight?: TextWeight | undefined;
  /** Monospaced, for ids and codes. @default false */
  isMono?: boolean | undefined;
  /** Tabular digits, so that figures align vertically. @default false */
  isTabular?: boolean | undefined;
  /** Truncated to one line. @default false */
  isOneLine?: boolean | undefined;
}

/** Text in the scale's sizes, weights and tones. */
export function Text({
  children,
  as: Element = 'p',
  size = 'inherit',
  tone = 'inherit',
  weight = 'inherit',
  isMono = false,
  isTabular = false,
  isOneLine = false,
}: TextProps) {
  const names = classNames(
    isOneLine ? styles.oneLine : styles.text,
    styles.sizes[size],
    styles.tones[tone],
    styles.weights[weight],
    isMono && styles.mono,
    isTabular && styles.tabular,
  );
  return <Element className={names}>{children}</Element>;
}
