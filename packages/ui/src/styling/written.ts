import type { CSSProperties, Ref } from 'react';
import { assignRef } from '../field/assign-ref.ts';

/** A property without a value is removed. Numbers are pixels. */
type Written = {
  readonly [Name in keyof CSSProperties | `--${string}`]?: string | number | undefined;
};

/**
 * A ref that sets an element's style from props. A server-rendered `style` attribute is refused by a page that blocks
 * inline styles, and React doesn't set it again on hydration; styles set by script are allowed. Until then sizes come
 * from classes, or from an `svg`'s attributes.
 * @param ref of the same element.
 */
export const written =
  <E extends HTMLElement | SVGElement>(values: Written, ref?: Ref<E>) =>
  (element: E | null): void => {
    if (ref !== undefined) assignRef(ref, element);
    if (element === null) return;
    for (const [name, value] of Object.entries(values)) {
      const property = name.startsWith('--') ? name : name.replaceAll(/[A-Z]/g, hyphenated);
      const text = typeof value === 'number' ? `${value}px` : (value ?? '');
      element.style.setProperty(property, text);
    }
  };

const hyphenated = (letter: string) => `-${letter.toLowerCase()}`;
