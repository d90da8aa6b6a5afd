import { readdirSync } from 'node:fs';

/** Runs every benchmark, or those named on the command line: `npm run bench -- api-client`. */
const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'measure')
  .map(({ name }) => name);
const asked = process.argv.slice(2).filter((name) => folders.includes(name));

for (const name of asked.length > 0 ? asked : folders) {
  const benchmark: { readonly run: () => Promise<void> } = await import(`./${name}/index.ts`);
  await benchmark.run();
}
