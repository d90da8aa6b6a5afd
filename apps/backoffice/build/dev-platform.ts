import { readFileSync } from 'node:fs';
import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const brands = fileURLToPath(new URL('../../../packages/ui/brands', import.meta.url));
const platformPaths = /^\/(api\/v1|v1|payments|fields|reference|health|ready)(\/|$|\?)/;

const brandOf = (host: string): string => (/juniper/.test(host) ? 'juniper' : 'harbor');

/** Whether the platform serves it: calls, login page, and everything of the hosted-pages host. */
const isPlatform = ({ url = '/', headers }: IncomingMessage): boolean =>
  headers.host?.startsWith('pay.') === true || platformPaths.test(url);

function forward(incoming: IncomingMessage, outgoing: ServerResponse, port: number): void {
  const { method, url, headers } = incoming;
  const onward = request({ host: '127.0.0.1', port, method, path: url, headers }, (response) => {
    outgoing.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(outgoing);
  });
  onward.on('error', () => outgoing.writeHead(502).end('The platform is restarting.'));
  incoming.pipe(onward);
}

/**
 * Development alone: Vite serves the app with hot reload on the brands' hosts, and hands what is the
 * platform's to the platform under the same host, so that cookies and origins are the real ones.
 */
export const devPlatform = (): Plugin => ({
  name: 'dev-platform',
  apply: 'serve',
  configureServer(server) {
    const port = Number(process.env['PLATFORM_PORT'] ?? 4402);
    server.middlewares.use((incoming, outgoing, next) => {
      if (incoming.url === '/brand.css') {
        outgoing.setHeader('content-type', 'text/css');
        outgoing.end(readFileSync(`${brands}/${brandOf(incoming.headers.host ?? '')}.css`));
      } else if (isPlatform(incoming)) forward(incoming, outgoing, port);
      else next();
    });
  },
  transformIndexHtml: (html) =>
    html.replace('<!--brand-->', '<link rel="stylesheet" href="/brand.css" />'),
});
