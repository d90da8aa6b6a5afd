import { type Cents, formatUsd } from '@payfac/domain/money';
import { html } from 'hono/html';
import type { Content } from './document.ts';

/** An amount with smaller cents, for a page's main amount. */
export function quietAmount(amount: Cents): Content {
  const text = formatUsd(amount);
  const point = text.lastIndexOf('.');
  return html`${text.slice(0, point)}<span class="cents">${text.slice(point)}</span>`;
}

/** The main amount of a page, on a line of its own. @param beside text after it, such as `due today`. */
export const heroAmount = (amount: Cents, beside = ''): Content =>
  html`<p class="hero">${quietAmount(amount)}${beside === '' ? '' : html` <small>${beside}</small>`}</p>`;
