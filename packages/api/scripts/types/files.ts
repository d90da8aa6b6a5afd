import { pascal } from '../../src/openapi/names.ts';
import type { Declared } from './printer.ts';

const mark = '// Written by the build from the contract.\n';

/** Modules of the names that the written types import. */
const outside: Readonly<Record<string, readonly string[]>> = {
  '@payfac/domain/money': ['Cents'],
  '../kernel/tolerant.js': ['OtherText'],
  '../client/call.js': ['NoInput', 'WithCsv', 'WithPages', 'WrittenCall', 'WrittenList'],
  '../client/options.js': [
    'Caller',
    'CreateOptions',
    'CsvOptions',
    'MoneyOptions',
    'OptionsOf',
    'PagesOptions',
    'SendOptions',
  ],
};

const importOf = (names: readonly string[], from: string): string =>
  names.length === 0 ? '' : `import type { ${names.toSorted().join(', ')} } from '${from}';\n`;

const imports = (text: string): string =>
  Object.entries(outside)
    .map(([from, names]) =>
      importOf(
        names.filter((name) => new RegExp(`\\b${name}\\b`).test(text)),
        from,
      ),
    )
    .join('');

/** Indents by two spaces per open brace. */
function indented(text: string): string {
  let depth = 0;
  return text
    .split('\n')
    .map((line) => {
      const isComment = /^(?:\/\*\*| \*)/.test(line);
      if (!isComment && line.startsWith('}')) depth -= 1;
      const made = line && '  '.repeat(depth) + line;
      if (!isComment && line.endsWith('{')) depth += 1;
      return made;
    })
    .join('\n');
}

/** The names reachable from others, in any number of steps. */
function reach(from: Iterable<string>, declared: ReadonlyMap<string, Declared>): Set<string> {
  const found = new Set<string>();
  const visit = (name: string): void => {
    const known = declared.get(name);
    if (!known || found.has(name)) return;
    found.add(name);
    for (const used of known.uses) visit(used);
  };
  for (const name of from) visit(name);
  return found;
}

/** The files by name: one per area with the types that only it uses, and one for shared types. */
export function files(
  areas: ReadonlyMap<string, Declared>,
  declared: ReadonlyMap<string, Declared>,
  aliases: ReadonlyMap<string, string>,
): Map<string, string> {
  const reached = new Map(
    [...areas].map(([area, { uses }]) => [area, reach(uses, declared)] as const),
  );
  const homeOf = (name: string): string => {
    const users = [...reached].filter(([, names]) => names.has(name)).map(([area]) => area);
    return users.length === 1 && users[0] !== undefined ? users[0] : 'shared';
  };
  const homes = new Map([...declared.keys()].map((name) => [name, homeOf(name)]));
  const made = new Map<string, string>();
  for (const home of ['shared', ...areas.keys()]) {
    const own = [...declared].filter(([name]) => homes.get(name) === home);
    const calls = areas.get(home);
    const text = [...own.map(([, type]) => type.text), ...(calls ? [calls.text] : [])].join('\n');
    const used = new Set([...own.flatMap(([, { uses }]) => [...uses]), ...(calls?.uses ?? [])]);
    const shared = [...used].filter((name) => homes.get(name) === 'shared');
    const all = home === 'shared' ? '' : importOf(shared, './shared.js');
    made.set(`written/${home}.d.ts`, `${mark}${imports(text)}${all}\n${indented(text)}`);
  }
  const lines = [...areas.keys()].map((area) => [area, `${pascal(area)}Calls`] as const);
  made.set(
    'client/written-areas.d.ts',
    `${mark}${importOf(['Caller'], './options.js')}${lines
      .map(([area, name]) => importOf([name], `../written/${area}.js`))
      .join(
        '',
      )}\n/** Every area of the contract, its calls with their types written out. */\nexport interface WrittenAreas<C extends Caller> {\n${lines
      .map(([area, name]) => `  readonly ${area}: ${name}<C>;`)
      .join('\n')}\n}\n`,
  );
  const named = [...aliases].map(([name, from]) => {
    const what = name === from ? name : `${from} as ${name}`;
    return `export type { ${what} } from './written/${homes.get(from) ?? 'shared'}.js';\n`;
  });
  made.set('types.d.ts', mark + named.join(''));
  return made;
}
