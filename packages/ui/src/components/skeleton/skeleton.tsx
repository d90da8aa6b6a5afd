import { classNames } from '../../styling/class-names.ts';
import * as styles from './skeleton.css.ts';

/** What a skeleton stands in for. */
export type SkeletonShape = 'text' | 'block' | 'circle';

export interface SkeletonProps {
  /** What it stands in for. @default 'text' */
  shape?: SkeletonShape | undefined;
  /** Any CSS length. @default '100%' */
  width?: string | undefined;
  /** Any CSS length; a circle takes its width. */
  height?: string | undefined;
  /** Lines of text; the last of several is shorter. @default 1 */
  lines?: number | undefined;
}

const figure = /^[\d.]+/;

/** Three fifths of a length: '60px' of '100px'. */
const shortened = (length: string): string =>
  length.replace(figure, (text) => String(Math.round(Number(text) * 60) / 100));

/** Keeps the place of what is loading. Silent: say that something loads once, at the region. */
export function Skeleton({ shape = 'text', width = '100%', height, lines = 1 }: SkeletonProps) {
  const blockSize = shape === 'circle' ? (height ?? width) : height;
  return (
    <span aria-hidden className={styles.lines}>
      {Array.from({ length: lines }, (_, line) => (
        <svg
          // oxlint-disable-next-line react/no-array-index-key -- lines have no other identity
          key={line}
          className={classNames(styles.skeleton, styles.shapes[shape])}
          width={lines > 1 && line === lines - 1 ? shortened(width) : width}
          height={blockSize}
        />
      ))}
    </span>
  );
}
