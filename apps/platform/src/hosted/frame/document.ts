import { html, raw } from 'hono/html';
import type { Dress } from '../../areas/products/product-branding.ts';
import { initialOf } from '../../kernel/initial.ts';

export type Content = ReturnType<typeof html>;
/** What a template may leave out: nothing is drawn in its place. */
export type Part = Content | '';

interface Loaded {
  readonly path: string;
  readonly integrity: string;
}

interface PageDocument {
  readonly dress: Dress;
  /** Laid over the stylesheets. */
  readonly rules: string;
  readonly title: string;
  readonly content: Content;
  readonly hasProblem?: boolean;
  readonly isWide?: boolean;
  readonly brandStylesheet: string | undefined;
  readonly stylesheet: Loaded;
  readonly mode: Loaded;
  readonly scripts: readonly Loaded[];
}

/** The brand's own dress. */
export const facilitatorBranding = ({ name }: { readonly name: string }): Dress => ({
  name,
  primaryColor: null,
  squareLogoUrl: null,
});

/**
 * A product's logo over its initial, which shows where no picture comes. The picture is somebody's
 * address: a page that can do nothing else shows it.
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

/** A whole page in its dress. */
export const pageDocument = ({
  dress,
  rules,
  title,
  content,
  hasProblem = false,
  isWide = false,
  brandStylesheet,
  stylesheet,
  mode,
  scripts,
}: PageDocument): Content => html`<!doctype html>
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
      <script src="${mode.path}" integrity="${mode.integrity}"></script>
      ${scripts.map(
        ({ path, integrity }) =>
          html`<script src="${path}" integrity="${integrity}" defer></script>`,
      )}
    </head>
    <body>
      <div class="page ${isWide ? 'wide' : ''} ${rules === '' ? '' : 'dressed'}">
        <header>${mark(dress)}<span>${dress.name}</span></header>
        <main>${content}</main>
        <footer>© ${dress.name}</footer>
      </div>
    </body>
  </html>`;
