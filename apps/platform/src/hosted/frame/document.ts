import { html, raw } from 'hono/html';
import type { Dress } from '../../areas/products/product-branding.ts';
import { initialOf } from '../../kernel/mark.ts';

export type Content = ReturnType<typeof html>;
/** Optional template content: the empty string renders nothing. */
export type Part = Content | '';

interface Loaded {
  readonly path: string;
  readonly integrity: string;
}

export interface PageDocument {
  readonly dress: Dress;
  /** CSS rules added after the stylesheets. */
  readonly rules: string;
  readonly title: string;
  readonly content: Content;
  readonly hasProblem?: boolean;
  /** The page's subject: next to the content at full height where there is room, otherwise above it. */
  readonly side?: Content;
  /** One line that stays visible on a phone after the side has scrolled away. */
  readonly line?: Content;
  /** The business whose page it is, when that isn't the one whose branding it has. */
  readonly whose?: string;
  readonly brandStylesheet: string | undefined;
  readonly stylesheet: Loaded;
  /** The script that sets light or dark mode before the first paint. */
  readonly mode: Pick<Loaded, 'path'> & Partial<Loaded>;
  readonly scripts: readonly Loaded[];
}

/** The brand's own look. */
export const facilitatorBranding = ({ name }: { readonly name: string }): Dress => ({
  name,
  primaryColor: null,
  squareLogoUrl: null,
});

/**
 * A product's logo on top of its initial, which shows when no image loads. The logo's address is user input, so an
 * isolated page shows it.
 */
const mark = ({ name, squareLogoUrl }: Dress): Content => html`<span class="mark">
  <span aria-hidden="true">${initialOf({ name })}</span>
  ${
    squareLogoUrl === null
      ? ''
      : html`<iframe
          title="Logo of ${name}"
          src="/logo?address=${encodeURIComponent(squareLogoUrl)}"
          sandbox="allow-scripts"
          tabindex="-1"
        ></iframe>`
  }
</span>`;

const header = ({ dress, whose }: PageDocument): Content =>
  html`<header>${mark(whose === undefined ? dress : facilitatorBranding({ name: whose }))}<span>${whose ?? dress.name}</span></header>`;

const body = (page: PageDocument): Content => {
  const { dress, side, line, content } = page;
  const rest = html`<main>${content}</main>
    <footer>© ${dress.name}</footer>`;
  return side === undefined
    ? html`<div class="page">${header(page)} ${rest}</div>`
    : html`<div class="page split">
        <div class="side">${header(page)} ${side}</div>
        <div class="work">
          ${line === undefined ? '' : html`<div class="line" aria-hidden="true">${line}</div>`} ${rest}
        </div>
      </div>`;
};

/** A whole page with its branding. */
export const pageDocument = (page: PageDocument): Content => {
  const { dress, rules, title, hasProblem = false, brandStylesheet, stylesheet, mode } = page;
  return html`<!doctype html>
  <html lang="en" data-mode="light">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="robots" content="noindex" />
      <title>${hasProblem ? 'Error: ' : ''}${title} · ${dress.name}</title>
      ${brandStylesheet ? html`<link rel="stylesheet" href="${brandStylesheet}" />` : ''}
      <link rel="stylesheet" href="${stylesheet.path}" />
      ${rules === '' ? '' : html`<style>${raw(rules)}</style>`}
      <script src="${mode.path}" ${mode.integrity === undefined ? '' : html`integrity="${mode.integrity}"`}></script>
      ${page.scripts.map(
        ({ path, integrity }) =>
          html`<script src="${path}" integrity="${integrity}" defer></script>`,
      )}
    </head>
    <body>
      ${body(page)}
    </body>
  </html>`;
};
