import { html } from 'hono/html';

/** Precedes an error message. */
export const alertIcon = html`<svg class="hosted-icon" viewBox="0 0 16 16" aria-hidden="true">
  <circle cx="8" cy="8" r="6.5" /><path d="M8 4.75v4" /><path d="M8 11.25h.01" />
</svg>`;

/** An eye, crossed out while the password is visible. */
export const eyeIcon = html`<svg class="hosted-icon" viewBox="0 0 16 16" aria-hidden="true">
  <path d="M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8Z" />
  <circle cx="8" cy="8" r="2" /><path class="strike" d="M2.5 13.5l11-11" />
</svg>`;
