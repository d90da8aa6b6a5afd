import { createHash } from 'node:crypto';
import type { Hono } from 'hono';

const types = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8' } as const;

/** A file of a hosted page. Its name changes with its content, so it can be cached forever. */
export interface Asset {
  readonly path: string;
  /** For `integrity` attributes. */
  readonly integrity: string;
  readonly type: string;
  readonly body: string;
}

/** @param folder path that starts and ends with a slash. */
export function createAsset(
  folder: string,
  name: string,
  extension: keyof typeof types,
  body: string,
): Asset {
  const digest = createHash('sha384').update(body).digest();
  const hash = digest.toString('hex').slice(0, 10);
  return {
    path: `${folder}${name}.${hash}.${extension}`,
    integrity: `sha384-${digest.toString('base64')}`,
    type: types[extension],
    body,
  };
}

/** Headers of a file that pages of other origins may load and verify. */
export const forEveryOrigin = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
} as const;

export function serveAssets(
  routes: Hono,
  assets: readonly Asset[],
  headers: Readonly<Record<string, string>> = {},
): void {
  for (const { path, type, body } of assets) {
    routes.get(path, (c) =>
      c.body(body, 200, {
        'content-type': type,
        'cache-control': 'public, max-age=31536000, immutable',
        ...headers,
      }),
    );
  }
}
