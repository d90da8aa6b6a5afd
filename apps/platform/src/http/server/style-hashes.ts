import { createHash } from 'node:crypto';

/**
 * React Aria puts two fixed style elements into the page: what can be pressed does not zoom on a
 * double tap, and what lies under a dialog does not scroll on. They are allowed by their hashes; a
 * test holds these texts against the installed package.
 */
export const installedStyles = {
  usePress: `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`,
  usePreventScroll: `@layer {
  * {
    overscroll-behavior: contain;
  }
}`,
} as const;

const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export const styleHashSources: readonly string[] = Object.values(installedStyles).map(hashSource);
