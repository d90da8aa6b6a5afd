import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

/** The same target as the app's build. */
const target = 'es2023';

/** Bundles one file of `browser/` with its imports into one classic script. */
export async function bundle(entry: string): Promise<string> {
  const bundler = await rolldown({
    input: fileURLToPath(new URL(`../browser/${entry}`, import.meta.url)),
    platform: 'browser',
    transform: { target },
  });
  try {
    const { output } = await bundler.generate({ format: 'iife', minify: true });
    return output[0].code;
  } finally {
    await bundler.close();
  }
}
