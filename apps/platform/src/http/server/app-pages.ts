import { Hono } from 'hono';
import * as z from 'zod/mini';
import { requestReference } from '../../kernel/watch/reference.ts';
import { notFound } from '../failures.ts';
import type { Brand } from '../hosts/brands.ts';
import { placeOf } from '../hosts/misdirected.ts';
import { type Places, whoseIs } from '../hosts/places.ts';
import { failureResponse, responseHeaders } from '../response.ts';
import { appPolicy } from './app-policy.ts';
import { brandIcon, escapeMarkup } from './brand-icon.ts';
import { readStaticFiles, type StaticFiles } from './static-files.ts';

/** The placeholder in the app's build for host-specific content. */
const brandMark = '<!--brand-->';
/** Paths of files: a missing one is a 404, not a page of the app. */
const filePath = /^\/(?:assets|brands|icons)\//;
/** Addresses of calls, also misspelled: a program reads no page of the app. */
const callPath = /^\/(?:api|v1)(?:\/|$)/i;

const manifestSchema = z.object({ stylesheets: z.record(z.string(), z.string()) });

function stylesheetsOf(files: StaticFiles): Readonly<Record<string, string>> {
  const text = files.text('/brands/manifest.json');
  return text === undefined ? {} : manifestSchema.parse(JSON.parse(text)).stylesheets;
}

/** The brand's title, icon and stylesheet, added to the page before its first paint. */
function brandHead(brand: Brand, stylesheet: string | undefined): string {
  return [
    `<title>${escapeMarkup(brand.title)}</title>`,
    `<link rel="icon" type="image/svg+xml" href="${brandIcon(brand).path}" />`,
    ...(stylesheet ? [`<link rel="stylesheet" href="${escapeMarkup(stylesheet)}" />`] : []),
  ].join('\n    ');
}

export interface AppPagesOptions {
  /** The app's build folder. */
  readonly folder: string;
  readonly brands: readonly Brand[];
  readonly places: Places;
}

/**
 * Serves the app's files and, for every other path, its page in the host's brand.
 * @throws Error when the app isn't built.
 */
export async function createAppPages(options: AppPagesOptions): Promise<Hono> {
  const { folder, brands, places } = options;
  const files = await readStaticFiles(folder);
  const html = files.text('/index.html');
  if (html === undefined) throw new Error(`The backoffice is not built: ${folder} has no page.`);
  const stylesheets = stylesheetsOf(files);
  const pages = new Map(
    brands.map((brand) => [
      brand.brand,
      html.replace(brandMark, () => brandHead(brand, stylesheets[brand.brand])),
    ]),
  );
  const icons = new Map(brands.map(brandIcon).map(({ path, svg }) => [path, svg]));

  const routes = new Hono();
  routes.get('*', async (c) => {
    const { path } = c.req;
    const file = path === '/index.html' ? undefined : await files.response(path, c.req.raw);
    if (file) return file;
    const icon = icons.get(path);
    if (icon) {
      return c.body(icon, 200, {
        'content-type': 'image/svg+xml',
        'cache-control': 'public, max-age=31536000, immutable',
      });
    }
    if (filePath.test(path)) return c.notFound();
    if (callPath.test(path)) {
      return failureResponse(
        notFound('This address'),
        responseHeaders(requestReference(), undefined),
      );
    }
    const place = placeOf(places, c);
    return c.html(pages.get(place.brand.brand) ?? html, 200, {
      'cache-control': 'no-cache',
      'content-security-policy': appPolicy(places.hostedPages(whoseIs(place))),
    });
  });
  return routes;
}
