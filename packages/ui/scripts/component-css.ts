import type { Plugin, Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

const COMPONENT = /^components\/([^/]+)\/index\.js$/;
const ALL = 'index.js';

const stylesOf = (chunk: Chunk): Iterable<string> => chunk.viteMetadata?.importedCss ?? [];

/** The stylesheets a module needs, those of what it imports first: later rules may rely on them. */
function collect(
  chunks: ReadonlyMap<string, Chunk>,
  entry: string,
  seen = new Set<string>(),
): Set<string> {
  const styles = new Set<string>();
  const chunk = chunks.get(entry);
  if (!chunk || seen.has(entry)) return styles;
  seen.add(entry);
  for (const imported of [...chunk.imports, ...chunk.dynamicImports]) {
    for (const style of collect(chunks, imported, seen)) styles.add(style);
  }
  for (const style of stylesOf(chunk)) styles.add(style);
  return styles;
}

/**
 * Replaces the stylesheet of each module by one of the whole package, `styles.css`, and one for each
 * component, `css/<component>.css`, complete in itself.
 */
export function componentCss(): Plugin {
  return {
    name: 'component-css',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const chunks = new Map<string, Chunk>();
      const texts = new Map<string, string>();
      for (const [name, output] of Object.entries(bundle)) {
        if (output.type === 'chunk') chunks.set(name, output);
        else if (name.endsWith('.css')) {
          texts.set(name, String(output.source));
          delete bundle[name];
        }
      }
      const write = (fileName: string, styles: Iterable<string>) => {
        const source = [...styles].map((style) => texts.get(style) ?? '').join('\n');
        if (source !== '') this.emitFile({ type: 'asset', fileName, source });
      };
      write('styles.css', collect(chunks, ALL));
      for (const name of chunks.keys()) {
        const component = COMPONENT.exec(name)?.[1];
        if (component !== undefined) write(`css/${component}.css`, collect(chunks, name));
      }
    },
  };
}
