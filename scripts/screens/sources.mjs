// What the sources say: the contract's calls, the routes that features declare, and which part of the
// app makes a call.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import * as areas from '../../packages/api/src/contract/index.ts';

const app = 'apps/backoffice/src';
const isTest = /\.(test|types\.test|data)\.tsx?$|\/testing\//;

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', app], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !isTest.test(file));
const sources = files.map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const isEndpoint = (value) => typeof value?.method === 'string' && typeof value.id === 'string';
const pattern = (path, parameter) =>
  new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(parameter, '[^/]+')}$`);

/** Every call of the contract: its id as `area.name`, how it is sent, and what it looks like. */
export const calls = Object.entries(areas)
  .filter(([, area]) => typeof area === 'object' && Object.values(area).some(isEndpoint))
  .flatMap(([area, endpoints]) =>
    Object.entries(endpoints).map(([name, { method, path, base }]) => {
      const address = `${base === 'platform' ? '/v1' : '/api/v1'}/${path}`;
      return { id: `${area}.${name}`, method, path, pattern: pattern(address, /\{\w+\}/g) };
    }),
  );

/** Every route that a feature declares. */
export const routes = sources
  .filter(({ file }) => /\/features\/[^/]+\/routes\.tsx?$/.test(file))
  .flatMap(({ file, text }) =>
    [...text.matchAll(/^ {4}path: '([^']+)'/gm)].map(([, path]) => ({
      path,
      feature: file.split('/')[4],
      pattern: pattern(path, /:\w+/g),
    })),
  );

/** A feature, an entity, or what every page has. */
const placeOf = (file) => {
  const [, , , part, name] = file.split('/');
  return part === 'features' || part === 'entities' ? `${part}/${name}` : part;
};

const places = Map.groupBy(sources, ({ file }) => placeOf(file));
const imports = /import \{([^}]*)\} from '@payfac\/api\/contract\/([\w-]+)'/g;
const moduleOf = new Map(
  [
    ...readFileSync('packages/api/src/contract/areas.ts', 'utf8').matchAll(
      /export \{([^}]*)\} from '\.\.\/([\w-]+)\/contract\.ts'/g,
    ),
  ].flatMap(([, names, module]) => names.split(',').map((area) => [area.trim(), module])),
);

/** What a place takes from the contract: whole areas, and calls by their names. */
function takenBy(parts) {
  const taken = parts.flatMap(({ text }) =>
    [...text.matchAll(imports)].flatMap(([, names, module]) =>
      names.split(',').map((name) => ({ module, name: name.trim().split(' as ')[0].trim() })),
    ),
  );
  const text = parts.map((part) => part.text).join('\n');
  return { taken, text };
}
const users = [...places].map(([place, parts]) => ({ place, ...takenBy(parts) }));

/** The parts of the app that make a call: they take it by its name, or its area and then use it. */
export function placesOf(id) {
  const [area, name] = id.split('.');
  const module = moduleOf.get(area);
  // By its name, or handed on with its whole area.
  const used = new RegExp(`\\.${name}\\b|[{,]\\s*${name}\\b[^}]*\\} = |\\.\\.\\.api\\.${area}\\b`);
  return users
    .filter(({ taken, text }) =>
      taken.some(
        (each) =>
          each.module === module && (each.name === name || (each.name === area && used.test(text))),
      ),
    )
    .map(({ place }) => place)
    .toSorted((one, other) => one.localeCompare(other));
}
