import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

/** Folder of the built Storybook. */
export const folder = 'storybook-static';
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * Serves the built Storybook on a free port. Returns its URL and a function that stops it. `index` replaces the built
 * list of stories, for runs without pages.
 */
export function serveStorybook({ index } = {}) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://storybook');
    const path = join(folder, normalize(pathname === '/' ? '/index.html' : pathname));
    if (index && pathname === '/index.json' && !request.headers.referer) {
      return response.setHeader('content-type', types['.json']).end(JSON.stringify(index));
    }
    if (!existsSync(path) || !statSync(path).isFile()) return response.writeHead(404).end();
    response.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream');
    return createReadStream(path).pipe(response);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const close = () => {
        server.close();
        server.closeAllConnections();
      };
      resolve({ url: `http://127.0.0.1:${server.address().port}`, close });
    });
  });
}
