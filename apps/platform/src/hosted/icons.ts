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

/** What is done, what is waited for, and what is over. */
export const stateIcons = {
  done: html`<svg class="hosted-icon" viewBox="0 0 16 16" aria-hidden="true">
    <path d="M3.5 8.5l3 3 6-7" />
  </svg>`,
  waits: html`<svg class="hosted-icon" viewBox="0 0 16 16" aria-hidden="true">
    <circle cx="8" cy="8" r="6" /><path d="M8 4.75V8l2.25 1.5" />
  </svg>`,
  over: html`<svg class="hosted-icon" viewBox="0 0 16 16" aria-hidden="true">
    <circle cx="8" cy="8" r="6" /><path d="M3.8 12.2l8.4-8.4" />
  </svg>`,
} as const;
