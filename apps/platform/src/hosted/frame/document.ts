import { html } from 'hono/html';
import type { Brand } from '../../hosts/brands.ts';

export type Content = ReturnType<typeof html>;
/** What a template may leave out: nothing is drawn in its place. */
export type Part = Content | '';

interface Loaded {
  readonly path: string;
  readonly integrity: string;
}

interface PageDocument {
  readonly brand: Brand;
  readonly title: string;
  readonly content: Content;
  readonly hasProblem?: boolean;
  readonly isWide?: boolean;
  readonly brandStylesheet: string | undefined;
  readonly stylesheet: Loaded;
  readonly mode: Loaded;
  readonly scripts: readonly Loaded[];
}

/** A whole page in the brand's dress. */
export const pageDocument = ({
  brand,
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
      <title>${hasProblem ? 'Error: ' : ''}${title} · ${brand.name}</title>
      ${brandStylesheet ? html`<link rel="stylesheet" href="${brandStylesheet}" />` : ''}
      <link rel="stylesheet" href="${stylesheet.path}" />
      <script src="${mode.path}" integrity="${mode.integrity}"></script>
      ${scripts.map(
        ({ path, integrity }) =>
          html`<script src="${path}" integrity="${integrity}" defer></script>`,
      )}
    </head>
    <body>
      <div class="page ${isWide ? 'wide' : ''}">
        <header>
          <span class="mark" aria-hidden="true">${brand.name.slice(0, 1)}</span>
          <span>${brand.name}</span>
        </header>
        <main>${content}</main>
        <footer>© ${brand.name}</footer>
      </div>
    </body>
  </html>`;
