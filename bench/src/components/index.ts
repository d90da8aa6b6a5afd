import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Group, groups, type Library, packages } from './groups.data.ts';

const root = new URL('../../../', import.meta.url);
const page = new URL('docs/components-beside-peers.md', root);

const titles: Readonly<Record<Library, string>> = {
  ours: '`@payfac/ui`',
  polaris: 'Polaris',
  cloudscape: 'Cloudscape',
  spectrum: 'Spectrum 2',
  mantine: 'Mantine',
};
const libraries = ['ours', 'polaris', 'cloudscape', 'spectrum', 'mantine'] as const;

/** All names exported by the published packages, from their declarations. */
function exportsOf(specs: readonly string[]): ReadonlySet<string> {
  const folder = mkdtempSync(join(tmpdir(), 'peers-'));
  try {
    const found = new Set<string>();
    for (const [place, spec] of specs.entries()) {
      const into = join(folder, String(place));
      mkdirSync(into);
      const packed = execFileSync('npm', ['pack', spec, '--silent'], {
        cwd: into,
        encoding: 'utf8',
      });
      execFileSync('tar', ['xzf', packed.trim()], { cwd: into });
      for (const file of globSync('**/{exports/*.ts,*.d.ts}', { cwd: into })) {
        const text = readFileSync(join(into, file), 'utf8');
        for (const [statement] of text.matchAll(/\bexport\b[^;=]*/g)) {
          for (const [name] of statement.matchAll(/\b[A-Z]\w*/g)) found.add(name);
        }
      }
    }
    return found;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Our exports, from the public API file: each line is a module and an export. */
function ownExports(): ReadonlySet<string> {
  const text = readFileSync(new URL('packages/ui/public-api.txt', root), 'utf8');
  return new Set([...text.matchAll(/^\S+ {2}(\w+)/gm)].map(([, name = '']) => name));
}

const cell = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');

const tableOf = (rows: readonly Group[]) =>
  [
    ['', ...libraries.map((library) => titles[library])],
    ['---', ...libraries.map(() => '---')],
    ...rows.map(({ need, by }) => [need, ...libraries.map((library) => cell(by[library]))]),
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

/** Checks every name against its package, then writes the table in the docs. */
export async function run(): Promise<void> {
  const known: Readonly<Record<Library, ReadonlySet<string>>> = {
    ours: ownExports(),
    polaris: exportsOf(packages.polaris),
    cloudscape: exportsOf(packages.cloudscape),
    spectrum: exportsOf(packages.spectrum),
    mantine: exportsOf(packages.mantine),
  };
  const unknown = groups.flatMap(({ need, by }) =>
    libraries.flatMap((library) =>
      by[library]
        .filter((name) => !known[library].has(name))
        .map((name) => `${library} exports no ${name} (${need})`),
    ),
  );
  if (unknown.length > 0) throw new Error(unknown.join('\n'));

  const lacking = groups.filter(
    ({ by }) =>
      by.ours.length === 0 && libraries.every((one) => one === 'ours' || by[one].length > 0),
  );
  const alone = groups.filter(
    ({ by }) =>
      by.ours.length > 0 && libraries.every((one) => one === 'ours' || by[one].length === 0),
  );
  const count = (library: Library) => groups.filter(({ by }) => by[library].length > 0).length;
  const text = `# Components beside those of others

Written by \`npm run bench -- components\`: every name is looked up in the published package.
A row is something a payments back office needs; a cell names what a library exports for it alone, not
what one could build from its other parts. Versions: ${Object.values(packages).flat().join(', ')}.

Of ${groups.length} rows, ${libraries.map((library) => `${titles[library]} has ${count(library)}`).join(', ')}.
Rows where ours alone is empty: ${lacking.map(({ need }) => need).join(', ') || 'none'}. Rows where ours alone is not: ${alone.length}.

${tableOf(groups)}
`;
  writeFileSync(page, text);
  console.log(`\nComponents: ${groups.length} rows, ours alone empty in ${lacking.length}`);
}
