import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

export interface BundleSize {
  /** Scripts and styles a page loads before it is usable, in gzip bytes. */
  readonly initial: number;
  /** Scripts and styles loaded on demand. */
  readonly later: number;
}

const gzip = (content: string | Uint8Array) => gzipSync(content, { level: 9 }).length;
const REACT = /^react(-dom)?($|\/)/;

/**
 * Measures a production build of one module.
 * @param isBesideReact excludes React
 */
export async function bundleSize(
  entry: URL,
  { isBesideReact = false }: { readonly isBesideReact?: boolean } = {},
): Promise<BundleSize> {
  const path = fileURLToPath(entry);
  const built = await build({
    root: dirname(path),
    configFile: false,
    logLevel: 'error',
    plugins: [react(), vanillaExtractPlugin()],
    resolve: { dedupe: ['react', 'react-dom'] },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      modulePreload: false,
      rollupOptions: {
        input: path,
        preserveEntrySignatures: 'strict',
        ...(isBesideReact && { external: (id) => REACT.test(id) }),
      },
    },
  });
  let initial = 0;
  let later = 0;
  for (const bundle of Array.isArray(built) ? built : [built]) {
    if (!('output' in bundle)) continue;
    const { output } = bundle;
    const first = firstLoaded(output);
    for (const file of output) {
      const isScript = file.type === 'chunk';
      if (!isScript && !file.fileName.endsWith('.css')) continue;
      const bytes = gzip(isScript ? file.code : file.source);
      if (!isScript || first.has(file.fileName)) initial += bytes;
      else later += bytes;
    }
  }
  return { initial, later };
}

interface OutputFile {
  readonly type: string;
  readonly fileName: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}

/** The entry and its direct and indirect imports. */
function firstLoaded(output: readonly OutputFile[]): ReadonlySet<string> {
  const first = new Set<string>();
  const waiting = output.filter(({ isEntry }) => isEntry === true).map(({ fileName }) => fileName);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (first.has(name)) continue;
    first.add(name);
    waiting.push(...(output.find(({ fileName }) => fileName === name)?.imports ?? []));
  }
  return first;
}
