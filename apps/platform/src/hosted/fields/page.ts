import { html } from 'hono/html';
import type { Asset } from '../assets/asset.ts';
import type { CardField } from '../card/check.ts';
import { alertIcon } from '../icons.ts';
import type { Mode } from './protocol.ts';

interface FieldText {
  readonly label: string;
  readonly placeholder: string;
  readonly autocomplete: string;
}

const texts: Readonly<Record<CardField, FieldText>> = {
  number: {
    label: 'Card number',
    placeholder: '1234 1234 1234 1234',
    autocomplete: 'cc-number',
  },
  expiry: { label: 'Expiration', placeholder: 'MM / YY', autocomplete: 'cc-exp' },
  cvv: { label: 'Security code', placeholder: 'CVV', autocomplete: 'cc-csc' },
};

const field = (name: CardField) => html`<div class="field ${name}" data-field="${name}">
  <label for="${name}"
    ><span data-label>${texts[name].label}</span><span class="required" aria-hidden="true">*</span></label
  >
  <div class="control">
    <input
      id="${name}"
      type="text"
      inputmode="numeric"
      autocomplete="${texts[name].autocomplete}"
      autocorrect="off"
      spellcheck="false"
      placeholder="${texts[name].placeholder}"
      aria-describedby="${name}-message${name === 'number' ? ' brand' : ''}"
      aria-required="true"
    />
    ${name === 'number' ? html`<span class="brand" id="brand" data-brand></span>` : ''}
  </div>
  <div class="message" id="${name}-message" aria-live="polite">
    ${alertIcon}<span data-message></span>
  </div>
</div>`;

export interface CardPage {
  readonly mode: Mode;
  readonly context: string;
  readonly parentOrigin: string;
  /** Milliseconds since the epoch, security time. */
  readonly now: number;
  readonly expiresAt: number;
  readonly brandStylesheet: string | undefined;
  readonly stylesheet: Asset;
  readonly script: Asset;
}

/** The document inside the frame. Its fields show once its script listens to them, so that no keystroke is lost. */
export const cardPage = (page: CardPage) => html`<!doctype html>
<html
  lang="en"
  data-mode="${page.mode}"
  data-context="${page.context}"
  data-parent-origin="${page.parentOrigin}"
  data-now="${page.now}"
  data-lifetime="${page.expiresAt - page.now}"
>
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>Card details</title>
    ${page.brandStylesheet ? html`<link rel="stylesheet" href="${page.brandStylesheet}" />` : ''}
    <link rel="stylesheet" href="${page.stylesheet.path}" />
    <script src="${page.script.path}" integrity="${page.script.integrity}" defer></script>
  </head>
  <body>
    <form class="card" hidden novalidate>${field('number')}${field('expiry')}${field('cvv')}</form>
  </body>
</html>`;
