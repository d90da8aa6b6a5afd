import { useState } from 'react';
import * as css from '../../field/field.css.ts';

/** Maximum characters that fit at hero size on a phone. */
const roomy = 12;

/**
 * Draws an amount's decimals muted. A native input has one text color, so an overlay covers its text; written along
 * with the mask, it re-renders nothing on a keystroke.
 */
export function useQuietDecimals() {
  const [own] = useState(() => {
    let over: HTMLElement | null = null;
    let said = '';
    const show = (text: string): void => {
      said = text;
      if (over === null) return;
      const point = text.indexOf('.');
      const [whole, decimals] = over.children;
      if (whole) whole.textContent = point < 0 ? text : text.slice(0, point);
      if (decimals) decimals.textContent = point < 0 ? '' : text.slice(point);
      over.toggleAttribute('data-long', text.length > roomy);
    };
    const attach = (element: HTMLElement | null): void => {
      over = element;
      show(said);
    };
    const element = (
      <span ref={attach} className={css.quiet} aria-hidden="true">
        <span />
        <span className={css.quietDecimals} />
      </span>
    );
    return { show, element };
  });
  return own;
}
