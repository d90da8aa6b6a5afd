import { type Cents, formatUsd } from '@payfac/domain/money';
import { html } from 'hono/html';
import type { Content } from './document.ts';

/** An amount whose cents give way to its dollars, where it is what the page is about. */
export function quietAmount(amount: Cents): Content {
  const text = formatUsd(amount);
  const point = text.lastIndexOf('.');
  return html`${text.slice(0, point)}<span class="cents">${text.slice(point)}</span>`;
}

/** The one amount of a page, on the line that it stands on. @param beside said after it, such as `due today`. */
export const heroAmount = (amount: Cents, beside = ''): Content =>
  html`<p class="hero">${quietAmount(amount)}${beside === '' ? '' : html` <small>${beside}</small>`}</p>`;
