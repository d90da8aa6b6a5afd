import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { requireShownAddress } from '../../areas/products/addresses.ts';
import { contentSecurity, hashSource, isPolicySafe } from '../../http/content-security.ts';
import { placeOf } from '../../http/hosts/misdirected.ts';
import { whoseIs } from '../../http/hosts/places.ts';
import type { HostedPagesOptions } from '../options.ts';

const style =
  'body{margin:0}img{inline-size:100vw;block-size:100vh;object-fit:contain;background:#fff}[hidden]{display:none}';
/** An image that doesn't load stays hidden, so that the content under the frame shows. */
const script = "const i=document.querySelector('img');i.decode().then(()=>{i.hidden=false},()=>{})";

const styleSource = hashSource(style);
const scriptSource = hashSource(script);

/** The address of a product's logo; undefined for a text that can't be one. */
function logoAt(text: string): URL | undefined {
  try {
    requireShownAddress('address', text);
    const url = new URL(text);
    return url.protocol === 'https:' && isPolicySafe(url.origin) ? url : undefined;
  } catch {
    return undefined;
  }
}

/**
 * A product's logo as a page of its own, which the brand's app and hosted pages show in a frame. The logo's address is
 * user input, and those pages load no images of other sites themselves. Only the logo's site is contacted, without a
 * referrer. The page works only in a frame, so that it can't be used to show other content under the brand's address.
 */
export const createLogo = ({ places }: Pick<HostedPagesOptions, 'places'>): Hono =>
  new Hono().get('/logo', async (c) => {
    const logo = logoAt(c.req.query('address') ?? '');
    if (!logo || c.req.header('sec-fetch-dest') === 'document') return c.notFound();
    return c.html(
      html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="color-scheme" content="light"><title>Logo</title><style>${raw(style)}</style></head><body><img src="${logo.href}" alt="" hidden referrerpolicy="no-referrer"><script>${raw(script)}</script></body></html>`,
      200,
      {
        'content-security-policy': contentSecurity({
          'img-src': [logo.origin],
          'style-src': [styleSource],
          'script-src': [scriptSource],
          'frame-ancestors': ["'self'", ...places.appOrigins(whoseIs(placeOf(places, c)))],
          sandbox: ['allow-scripts'],
        }),
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
      },
    );
  });
