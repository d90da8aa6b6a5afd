// Scripts a browser loads before it can show a screen, in gzip bytes, from the build's manifest. Budgets show a trend:
// over budget is listed, over by 5% fails. docs/decisions/0029 gives the reasons for the numbers.
import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';

const app = 'apps/backoffice';
const budgets = { login: 120, shell: 215, route: 90 };
const margin = 1.05;

const manifest = () => JSON.parse(readFileSync(join(app, 'dist/.vite/manifest.json'), 'utf8'));

/** Every file reached by a module's static imports. */
function reached(chunks, entry, found = new Set()) {
  const chunk = chunks[entry];
  if (!chunk) throw new Error(`The manifest has no ${entry}.`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const other of chunk.imports ?? []) reached(chunks, other, found);
  return found;
}

const sizes = new Map();
function sizeOf(file) {
  if (!sizes.has(file)) sizes.set(file, gzipSync(readFileSync(join(app, 'dist', file))).length);
  return sizes.get(file);
}
const kilobytes = (files) => [...files].reduce((sum, file) => sum + sizeOf(file), 0) / 1000;

/** Path of every route and the module it loads, or whose list it shows, as features declare them. */
function routes() {
  return globSync(`${app}/src/features/*/routes.ts`).flatMap((file) => {
    const folder = posix.dirname(file).slice(app.length + 1);
    const text = readFileSync(file, 'utf8');
    const pattern =
      /^ {4}path: '([^']+)'(?:(?! {4}path:)[\s\S])*? (?:load: \(\) =>|list: async \(\) => \(await) import\('([^']+)'\)/gm;
    return [...text.matchAll(pattern)].map(([, path, module]) => ({
      path,
      module: posix.join(folder, module),
    }));
  });
}

/** @returns each entry point with its kB and budget, the furthest over budget first. */
export function readBytes() {
  const chunks = manifest();
  const start = reached(chunks, 'index.html');
  const login = new Set([...start, ...reached(chunks, 'src/features/dev-login/start.tsx')]);
  const shell = new Set([
    ...start,
    ...reached(chunks, 'src/app/boot.ts'),
    ...reached(chunks, 'src/app/start.tsx'),
  ]);
  const of = (name, files, budget) => ({ name, size: kilobytes(files), budget });
  return [
    of('login', login, budgets.login),
    of('shell', shell, budgets.shell),
    ...routes().map(({ path, module }) =>
      of(path, reached(chunks, module).difference(shell), budgets.route),
    ),
  ].toSorted((one, other) => other.size / other.budget - one.size / one.budget);
}

/** Prints entry points over budget, and the heaviest. @returns whether all are within 5% of their budgets. */
export function checkBytes() {
  const all = readBytes();
  for (const [index, { name, size, budget }] of all.entries()) {
    const isOver = size > budget;
    if (!isOver && index >= 5) continue;
    const verdict = size > budget * margin ? 'FAILED' : isOver ? 'over  ' : '      ';
    console.log(`${verdict} ${name.padEnd(40)} ${size.toFixed(1).padStart(6)} of ${budget} kB`);
  }
  return all.every(({ size, budget }) => size <= budget * margin);
}
