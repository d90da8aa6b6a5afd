import { Hono } from 'hono';
import { html } from 'hono/html';
import { appPolicy } from '../src/http/server/app-policy.ts';
import { openCardContext } from './card-context.ts';
import type { TestHosted } from './hosted.ts';

/** The page's script; a string, because it runs in the browser. */
const script = `
const { dataset } = document.currentScript;
const policy = trustedTypes.createPolicy('payfac-hosted-fields', { createScriptURL: (url) => url });
window.told = {};
const loader = document.createElement('script');
loader.src = policy.createScriptURL(dataset.url);
loader.integrity = dataset.integrity;
loader.crossOrigin = 'anonymous';
loader.addEventListener('load', () => {
  const container = document.querySelector('#card');
  const { context, vaultId } = dataset;
  window.fields = PayfacFields.create({ context, vaultId, container });
  for (const event of ['ready', 'change', 'focus', 'blur', 'submit', 'error']) {
    fields.on(event, (detail) => (told[event] ??= []).push(detail ?? null));
  }
});
document.head.append(loader);
`;

const style = `body { margin: 16px; background: var(--pf-color-ground); }`;

/**
 * A page that embeds the card fields under the app's own policy: `/embedding`, with the query `mode`, and `target` for
 * the single origin that the fields are opened for, by default the page's own.
 */
export function embeddingPage(hostedOf: () => TestHosted): Hono {
  return new Hono()
    .get('/embedding.js', (c) => c.body(script, 200, { 'content-type': 'text/javascript' }))
    .get('/embedding.css', (c) => c.body(style, 200, { 'content-type': 'text/css' }))
    .get('/embedding', async (c) => {
      const host = c.req.header('host') ?? '';
      const [brand = ''] = host.split('.');
      const { mode = 'light', target = `http://${host}` } = c.req.query();
      const opened = await openCardContext(hostedOf(), brand, [target]);
      const pay = `http://pay.${host}`;
      return c.html(
        html`<!doctype html>
          <html lang="en" data-mode="${mode}">
            <head>
              <title>Embedding page</title>
              <meta name="viewport" content="width=device-width, initial-scale=1" />
              <link rel="icon" href="data:," />
              <link rel="stylesheet" href="/brands/${brand}.0123456789.css" />
              <link rel="stylesheet" href="/embedding.css" />
            </head>
            <body>
              <main>
                <h1>Embedding page</h1>
                <div id="card"></div>
                <button type="button">Pay</button>
              </main>
              <script
                src="/embedding.js"
                data-url="${pay}${new URL(opened.scriptUrl).pathname}"
                data-integrity="${opened.integrity}"
                data-context="${opened.context}"
                data-vault-id="${opened.vaultId}"
              ></script>
            </body>
          </html>`,
        200,
        {
          'content-security-policy': appPolicy(pay),
        },
      );
    });
}
