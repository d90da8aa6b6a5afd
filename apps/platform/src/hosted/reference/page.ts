import { html } from 'hono/html';
import type { Asset } from '../assets/asset.ts';

export interface ReferencePage {
  readonly title: string;
  readonly brandStylesheet: string | undefined;
  readonly stylesheet: Asset;
  readonly script: Asset;
}

export const referencePage = (page: ReferencePage) => html`<!doctype html>
<html lang="en" data-mode="light">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>API reference · ${page.title}</title>
    ${page.brandStylesheet ? html`<link rel="stylesheet" href="${page.brandStylesheet}" />` : ''}
    <link rel="stylesheet" href="${page.stylesheet.path}" />
    <script src="/boot.js"></script>
    <script type="module" src="${page.script.path}" integrity="${page.script.integrity}"></script>
  </head>
  <body>
    <main id="reference"></main>
    <noscript>
      The reference needs JavaScript. The OpenAPI document it shows is at
      <a href="/reference/openapi.json">/reference/openapi.json</a>.
    </noscript>
  </body>
</html>`;
