import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import { contentSecurity } from '../../http/content-security.ts';
import { placeOf } from '../../http/hosts/misdirected.ts';
import type { AppFiles } from '../assets/app-files.ts';
import { createAsset, serveAssets } from '../assets/asset.ts';
import { createStylesheet, serveFont } from '../assets/styles.ts';
import type { HostedPagesOptions } from '../options.ts';
import { referencePage } from './page.ts';
import { startScript } from './start.ts';
import { readViewerFile, viewerFolder } from './viewer.ts';

const folder = '/reference/';

/**
 * Looser than other pages' policies in two respects that the viewer needs: it adds styles as elements and attributes,
 * mostly without the page's nonce; and it writes markup, for which the page's script sets a default policy that allows
 * markup and no script. Scripts still come only from this origin, and nothing is requested from or sent to others. The
 * viewer tries once to compile code, is refused, and works without.
 */
const policy = contentSecurity({
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'font-src': ["'self'"],
  'img-src': ["'self'"],
  'connect-src': ["'self'"],
  'trusted-types': ['default', 'vue'],
});

/** The API reference, rendered by Scalar from the contract's OpenAPI document. */
export async function createReference(
  { places }: Pick<HostedPagesOptions, 'places'>,
  appFiles: AppFiles,
): Promise<Hono> {
  const ownStyles = new URL('reference.css', import.meta.url);
  const stylesheet = await createStylesheet(folder, 'reference', ownStyles);
  const script = createAsset(folder, 'reference', 'js', startScript);
  const document = fileURLToPath(import.meta.resolve('@payfac/api/openapi.json'));

  const routes = new Hono();
  serveAssets(routes, [stylesheet, script]);
  serveFont(routes, folder, appFiles);

  routes.get('/reference', async (c) => {
    const { brand } = placeOf(places, c);
    const page = referencePage({
      title: brand.title,
      brandStylesheet: await appFiles.stylesheetOf(brand.brand),
      stylesheet,
      script,
    });
    return c.html(page, 200, {
      'content-security-policy': policy,
      'cache-control': 'no-store',
    });
  });

  routes.get(`${folder}openapi.json`, async (c) =>
    c.body(await readFile(document, 'utf8'), 200, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-cache',
    }),
  );

  routes.get(`${viewerFolder}*`, async (c) => {
    const file = await readViewerFile(c.req.path.slice(viewerFolder.length));
    if (!file) return c.notFound();
    return c.body(file, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });
  return routes;
}
