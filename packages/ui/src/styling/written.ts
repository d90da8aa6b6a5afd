import type { CSSProperties, Ref } from 'react';
import { assignRef } from '../field/assign-ref.ts';

/** A property without a value is taken away. Numbers are pixels. */
type Written = {
  readonly [Name in keyof CSSProperties | `--${string}`]?: string | number | undefined;
};

/**
 * A ref that writes what depends on props into an element's style. A `style` attribute in what a server
 * draws is refused by a page that allows no inline styles, and React doesn't write it again when it
 * takes that over; what a script writes is allowed. Until then sizes come from classes, or from the
 * attributes of an `svg`.
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
