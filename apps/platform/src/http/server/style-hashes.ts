import { createHash } from 'node:crypto';

/**
 * React Aria adds two fixed style elements to the page: one stops a double tap on a button from zooming, one stops the
 * page under a dialog from scrolling. They are allowed by their hashes; a test compares these texts with the installed
 * package.
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
