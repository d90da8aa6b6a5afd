import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';

const types: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  woff2: 'font/woff2',
};

export interface ServedPage {
  readonly address: string;
  close(): void;
}

/** Parts of a page besides its own folder. */
export interface PageParts {
  /** Module imported as `virtual:contender`. */
  readonly contender?: URL;
  /** Manifest from which `@payfac/ui` resolves, instead of the source. */
  readonly published?: string;
}

const partsOf = ({ contender, published }: PageParts): Plugin => ({
  name: 'page-parts',
  enforce: 'pre',
  resolveId(id) {
    if (id === 'virtual:contender' && contender) return fileURLToPath(contender);
    if (published === undefined || !/^@payfac\/ui($|\/)/.test(id)) return undefined;
    return this.resolve(id, published, { skipSelf: true });
  },
});

/**
 * A contender page as a production build, held in memory and served on a free port.
 * @param page folder of its index.html
 */
export async function servePage(page: URL, parts: PageParts = {}): Promise<ServedPage> {
  const files = new Map<string, string | Uint8Array>();
  const built = await build({
    root: fileURLToPath(page),
    configFile: false,
    logLevel: 'error',
    // A published package has compiled styles.
    plugins: [partsOf(parts), react(), parts.published === undefined && vanillaExtractPlugin()],
    // Pages import from folders with their own dependencies.
    resolve: { dedupe: ['react', 'react-dom'] },
    build: { write: false, chunkSizeWarningLimit: Number.POSITIVE_INFINITY },
  });
  for (const bundle of Array.isArray(built) ? built : [built]) {
    if (!('output' in bundle)) continue;
    for (const file of bundle.output) {
      files.set(`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source);
    }
  }
  const server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '');
    const file = files.get(path);
    const type = types[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    response.writeHead(file === undefined ? 404 : 200, { 'content-type': type }).end(file);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { address: `http://127.0.0.1:${String(port)}/`, close: () => server.close() };
}
