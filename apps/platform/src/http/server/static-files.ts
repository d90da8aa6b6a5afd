import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
};

/** Formats that are already compressed. */
const incompressible: ReadonlySet<string> = new Set(['.woff2', '.png', '.ico']);
/** Below this, compression saves less than its header costs. */
const worthCompressingBytes = 1024;
const brotliQuality = 9;

/** Files that the build names with a hash of their content, of any length: changed content changes the name. */
const hashedName = /^\/(?:assets\/|brands\/.+\.css$)/;
/** Files that tools leave beside the app, such as `.vite/manifest.json`, aren't served. */
const hiddenPath = /\/\./;
const immutable = 'public, max-age=31536000, immutable';
const revalidated = 'no-cache';

type Encoding = 'br' | 'gzip';

interface StaticFile {
  readonly bytes: Buffer;
  readonly headers: Readonly<Record<string, string>>;
  /** Compressed at the first request. */
  readonly compressed: Map<Encoding, Promise<Buffer>>;
  readonly isCompressible: boolean;
}

export interface StaticFiles {
  /** A file's text, for pages that are modified before they are sent; undefined when there is none. */
  text(path: string): string | undefined;
  /** Undefined when there is no such file. */
  response(path: string, request: Request): Promise<Response | undefined>;
}

function compress(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return compressGzip(bytes, { level: constants.Z_BEST_COMPRESSION });
  return compressBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

function encodingFor(accepted: string | null): Encoding | undefined {
  const names = (accepted ?? '').split(',').map((part) => part.trim().split(';')[0]);
  return (['br', 'gzip'] as const).find((encoding) => names.includes(encoding));
}

function staticFile(path: string, bytes: Buffer): StaticFile {
  const extension = extname(path);
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  return {
    bytes,
    compressed: new Map(),
    isCompressible: bytes.length >= worthCompressingBytes && !incompressible.has(extension),
    headers: {
      'content-type': contentTypes[extension] ?? 'application/octet-stream',
      'cache-control': hashedName.test(path) ? immutable : revalidated,
      etag,
      vary: 'accept-encoding',
    },
  };
}

async function respondWith(file: StaticFile, request: Request): Promise<Response> {
  const { bytes, headers, compressed, isCompressible } = file;
  if (request.headers.get('if-none-match') === headers['etag']) {
    return new Response(null, { status: 304, headers });
  }
  const encoding = isCompressible ? encodingFor(request.headers.get('accept-encoding')) : undefined;
  if (!encoding) return new Response(new Uint8Array(bytes), { headers });
  const work = compressed.get(encoding) ?? compress(bytes, encoding);
  compressed.set(encoding, work);
  return new Response(new Uint8Array(await work), {
    headers: { ...headers, 'content-encoding': encoding },
  });
}

/** Reads a folder into memory. Only these files are ever served, whatever path is requested. */
export async function readStaticFiles(folder: string): Promise<StaticFiles> {
  const files = new Map<string, StaticFile>();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((one) => one.isFile())) {
    const place = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, place).split(sep).join('/')}`;
    if (hiddenPath.test(path)) continue;
    files.set(path, staticFile(path, await readFile(place)));
  }
  return {
    text: (path) => files.get(path)?.bytes.toString('utf8'),
    response: async (path, request) => {
      const file = files.get(path);
      return file && respondWith(file, request);
    },
  };
}
