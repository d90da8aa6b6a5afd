import type { ReactNode } from 'react';
import { classNames } from '../../styling/class-names.ts';
import * as styles from './typography.css.ts';

/** Sizes of text. */
export type TextSize = keyof typeof styles.sizes;
/** Colors of text, by what they say. */
export type TextTone = keyof typeof styles.tones;
/** Weights of text. */
export type TextWeight = keyof typeof styles.weights;

export interface TextProps {
  /** The text. */
  children: ReactNode;
  /** A paragraph, or a part of a line. @default 'p' */
  as?: 'p' | 'span' | 'div' | undefined;
  /** 12, 13, 14 or 16 px at the browser's own size. @default 'inherit' */
  size?: TextSize | undefined;
  /** What the color says. @default 'inherit' */
  tone?: TextTone | undefined;
  /** How heavy it is set. @default 'inherit' */
  weight?: TextWeight | undefined;
  /** In a fixed-width typeface, for ids and codes. @default false */
  isMono?: boolean | undefined;
  /** Digits of one width, so that figures stand below each other. @default false */
  isTabular?: boolean | undefined;
  /** Cut at the end of its line where there is no room for more. @default false */
  isOneLine?: boolean | undefined;
}

/** Words at a size, weight and tone of the scale. */
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
