// Reads the sources: the contract's calls, the features' routes, and which part of the app makes a call.
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
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

/** Every call of the contract: its id as `area.name`, method and path. */
export const calls = Object.entries(areas)
  .filter(([, area]) => typeof area === 'object' && Object.values(area).some(isEndpoint))
  .flatMap(([area, endpoints]) =>
    Object.entries(endpoints).map(([name, endpoint]) => {
      const { method, path, base } = endpoint;
      const address = `${base === 'platform' ? '/v1' : '/api/v1'}/${path}`;
      const id = `${area}.${name}`;
      return { id, endpoint, method, path, pattern: pattern(address, /\{\w+\}/g) };
    }),
  );

/** Every route declared by a feature. */
export const routes = sources
  .filter(({ file }) => /\/features\/[^/]+\/routes\.tsx?$/.test(file))
  .flatMap(({ file, text }) =>
    [...text.matchAll(/^ {4}path: '([^']+)'/gm)].map(([, path]) => ({
      path,
      feature: file.split('/')[4],
      pattern: pattern(path, /:\w+/g),
    })),
  );

/** A feature, an entity, or the shared frame. */
const placeOf = (file) => {
  const [, , , part, name] = file.split('/');
  return part === 'features' || part === 'entities' ? `${part}/${name}` : part;
};

/** Exports of each module of the contract. */
const modules = await Promise.all(
  globSync('packages/api/src/areas/*/contract.ts').map(async (file) => ({
    module: file.split('/')[4],
    exported: Object.entries(await import(`../../${file}`)),
  })),
);

/** Every expression for a call in the app: its own name, or its area's and name. */
const namesOf = (endpoint) =>
  modules.flatMap(({ module, exported }) =>
    exported.flatMap(([name, value]) => {
      if (value?.id === endpoint.id) return [{ module, name }];
      const [key] = Object.entries(value ?? {}).find(([, each]) => each?.id === endpoint.id) ?? [];
      return key === undefined ? [] : [{ module, name, key }];
    }),
  );

const imports = /import (\*|\{[^}]*\})(?: as (\w+))? from '@payfac\/api\/contract\/([\w-]+)'/g;

/** A file's imports from the contract: whole modules, areas, and single calls. */
const takenBy = (text) =>
  [...text.matchAll(imports)].flatMap(([, names, namespace, module]) =>
    namespace === undefined
      ? names
          .slice(1, -1)
          .split(',')
          .map((each) => each.trim().split(' as '))
          .map(([name, local = name]) => ({ module, name, local }))
      : [{ module, name: '*', local: namespace }],
  );
const users = sources.map(({ file, text }) => ({ file, text, taken: takenBy(text) }));

const isIn = (text, local, name) => new RegExp(`\\b${local}\\.${name}\\b`).test(text);

/** The parts of the app that make a call. */
export function placesOf(endpoint) {
  const names = namesOf(endpoint);
  const makes = ({ text, taken }) =>
    taken.some(({ module, name, local }) =>
      names.some((each) => {
        if (each.module !== module) return false;
        if (name === '*') return each.key === undefined && isIn(text, local, each.name);
        return each.name === name && (each.key === undefined || isIn(text, local, each.key));
      }),
    );
  return [...new Set(users.filter(makes).map(({ file }) => placeOf(file)))].toSorted((one, other) =>
    one.localeCompare(other, 'en'),
  );
}
