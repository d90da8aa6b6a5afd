import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Dress } from '../../areas/products/product-branding.ts';
import { contentSecurity, type Directives, hashSource } from '../../http/content-security.ts';
import type { Brand } from '../../http/hosts/brands.ts';
import { placeOf } from '../../http/hosts/misdirected.ts';
import type { Place } from '../../http/hosts/places.ts';
import type { AppFiles } from '../assets/app-files.ts';
import { serveAssets } from '../assets/asset.ts';
import { createScript } from '../assets/scripts.ts';
import { createStylesheet, serveFont } from '../assets/styles.ts';
import type { HostedPagesOptions } from '../options.ts';
import { brandingStyles } from './branding-styles.ts';
import { facilitatorBranding, type PageDocument, pageDocument } from './document.ts';
import { frameStyles } from './styles.ts';

/** Shared by all pages of the frame, so that it is loaded once. */
const folder = '/hosted/v1/';

/** What each page of the frame may load from its own host, and from no other. */
export const ownAlone: Directives = {
  'script-src': ["'self'"],
  'font-src': ["'self'"],
  'frame-src': ["'self'"],
  'form-action': ["'self'"],
  'connect-src': ["'self'"],
};

/**
 * The address of these pages is often a secret, so it must not leak through a Referer header or be cached. The card
 * fields are a frame of the same origin.
 */
const headersOf = ({ framedBy = [] }: Pick<Page, 'framedBy'>, rules: string) => ({
  'content-security-policy': contentSecurity({
    ...ownAlone,
    'style-src': ["'self'", ...(rules === '' ? [] : [hashSource(rules)])],
    ...(framedBy.length > 0 && { 'frame-ancestors': framedBy }),
  }),
  ...(framedBy.length > 0 && { 'cross-origin-resource-policy': 'cross-origin' }),
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
});

/** A page's content, with the parts of its document around it. */
export interface Page
  extends Pick<PageDocument, 'title' | 'content' | 'hasProblem' | 'side' | 'line' | 'whose'> {
  /** Replaces the brand's own look. */
  readonly dress?: Dress;
  /** Origins whose pages may embed it. Default: none. */
  readonly framedBy?: readonly string[];
  /** A static preview of a page: the frame's script isn't loaded. */
  readonly isStill?: boolean;
  /** Loaded before the frame's own script. */
  readonly script?: { readonly path: string; readonly integrity: string } | undefined;
}

/** The shared parts of the hosted pages: brand, look, headers, script. */
export interface Frame {
  readonly routes: Hono;
  /** @throws HTTPException 421 for an unconfigured host. */
  placeOf(c: Context): Place;
  show(c: Context, brand: Brand, status: ContentfulStatusCode, page: Page): Promise<Response>;
}

export async function createFrame(
  { places }: Pick<HostedPagesOptions, 'places'>,
  appFiles: AppFiles,
): Promise<Frame> {
  const [mode, script, stylesheet] = await Promise.all([
    createScript('mode.ts'),
    createScript('page.ts'),
    createStylesheet(
      folder,
      'page',
      ...frameStyles,
      new URL('checkout.css', import.meta.url),
      new URL('steps.css', import.meta.url),
    ),
  ]);
  const routes = new Hono();
  serveAssets(routes, [mode, script, stylesheet]);
  serveFont(routes, folder, appFiles);
  return {
    routes,
    placeOf: (c) => placeOf(places, c),
    show: async (c, brand, status, page) => {
      const brandStylesheet = await appFiles.stylesheetOf(brand.brand);
      const scripts = [...(page.script ? [page.script] : []), ...(page.isStill ? [] : [script])];
      const rules = brandingStyles(page.dress?.primaryColor ?? null);
      const text = pageDocument({
        ...page,
        dress: page.dress ?? facilitatorBranding(brand),
        rules,
        brandStylesheet,
        stylesheet,
        mode,
        scripts,
      });
      return c.html(text, status, headersOf(page, rules));
    },
  };
}
