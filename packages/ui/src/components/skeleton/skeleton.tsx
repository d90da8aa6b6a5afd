import { classNames } from '../../styling/class-names.ts';
import * as styles from './skeleton.css.ts';

/** Content that a skeleton replaces. */
export type SkeletonShape = 'text' | 'block' | 'circle';

export interface SkeletonProps {
  /** Shape. @default 'text' */
  shape?: SkeletonShape | undefined;
  /** Any CSS length. @default '100%' */
  width?: string | undefined;
  /** Any CSS length; a circle uses its width. */
  height?: string | undefined;
  /** Lines of text; the last of several is shorter. @default 1 */
  lines?: number | undefined;
}

const figure = /^[\d.]+/;

/** Three fifths of a length: '60px' of '100px'. */
const shortened = (length: string): string =>
  length.replace(figure, (text) => String(Math.round(Number(text) * 60) / 100));

/** Placeholder for loading content. Silent: announce loading once, on the region. */
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
