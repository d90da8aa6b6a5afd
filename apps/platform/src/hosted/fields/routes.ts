import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { verifyContext } from '../../areas/tokenization/context.ts';
import { contentSecurity, isPolicySafe } from '../../http/content-security.ts';
import { placeOf } from '../../http/hosts/misdirected.ts';
import type { HostedFieldsScript } from '../../http/services.ts';
import type { AppFiles } from '../assets/app-files.ts';
import { type Asset, forEveryOrigin, serveAssets } from '../assets/asset.ts';
import { createScript } from '../assets/scripts.ts';
import { createStylesheet, serveFont } from '../assets/styles.ts';
import type { HostedPagesOptions } from '../options.ts';
import { cardPage } from './page.ts';
import { createPostCard } from './post-card.ts';

const folder = '/fields/v1/';
const tokenizationPath = '/v1/transactions/creditcard/tokenization/';
const largestPost = 16 * 1024;

const refusal = 'Card entry isn’t available on this page.';

/** A page that can't be embedded, so that the browser shows its refusal in the frame. */
const refuse = (c: Context) =>
  c.text(refusal, 403, {
    'content-security-policy': contentSecurity({}),
    'cache-control': 'no-store',
  });

export interface CardFields {
  readonly routes: Hono;
  readonly script: HostedFieldsScript;
  /** The loader as a file of this host. */
  readonly loader: Asset;
}

/** The hosted card fields: loader, frame and tokenization. No route reads a cookie. */
export async function createCardFields(
  options: HostedPagesOptions,
  appFiles: AppFiles,
): Promise<CardFields> {
  const [loader, script, stylesheet] = await Promise.all([
    createScript('loader.ts'),
    createScript('card-frame.ts'),
    createStylesheet(folder, 'card', new URL('fields.css', import.meta.url)),
  ]);

  const routes = new Hono();
  serveAssets(routes, [loader], forEveryOrigin);
  serveAssets(routes, [script, stylesheet]);
  serveFont(routes, folder, appFiles);

  /** For pages that don't pin a version; `generatecontext` names the pinned one. */
  routes.get(`${folder}loader.js`, (c) =>
    c.body(loader.body, 200, {
      'content-type': loader.type,
      'cache-control': 'no-cache',
      ...forEveryOrigin,
    }),
  );

  routes.get('/brands/:file', async (c) => {
    const text = await appFiles.readStylesheet(c.req.param('file'));
    return text === undefined
      ? c.notFound()
      : c.body(text, 200, { 'content-type': stylesheet.type, 'cache-control': 'no-cache' });
  });

  routes.get(`${folder}card`, async (c) => {
    const { context: signed = '', vaultId, parent = '', mode } = c.req.query();
    const now = new Date();
    const context = verifyContext(signed, options.contextKey, now);
    if (!context || context.vaultId !== vaultId) return refuse(c);
    const { brand } = placeOf(options.places, c);
    if (context.facilitatorId !== brand.facilitatorId) return refuse(c);
    if (!context.targetOrigins.includes(parent) || !context.targetOrigins.every(isPolicySafe)) {
      return refuse(c);
    }
    const brandStylesheet = await appFiles.stylesheetOf(brand.brand);
    const page = cardPage({
      mode: mode === 'dark' ? 'dark' : 'light',
      context: signed,
      parentOrigin: parent,
      now: now.getTime(),
      expiresAt: context.expiresAt,
      brandStylesheet,
      stylesheet,
      script,
    });
    return c.html(page, 200, {
      'content-security-policy': contentSecurity({
        'script-src': ["'self'"],
        'style-src': ["'self'"],
        'font-src': ["'self'"],
        'connect-src': ["'self'"],
        'frame-ancestors': context.targetOrigins,
      }),
      'cross-origin-resource-policy': 'cross-origin',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
  });

  const postCard = createPostCard(options);
  routes.post(tokenizationPath, bodyLimit({ maxSize: largestPost }), postCard);

  return { routes, loader, script: { path: loader.path, integrity: loader.integrity } };
}
