import { globSync, readdirSync } from 'node:fs';
import * as z from 'zod/mini';
import { componentName, enumerationName, type Names, pascal } from '../src/openapi/names.ts';

type Exports = readonly (readonly [name: string, value: unknown])[];

const isEnumeration = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length > 2 && value.every((item) => typeof item === 'string');

const foldersOf = (address: URL): string[] =>
  readdirSync(address, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();

const exportsOf = async (specifier: string): Promise<Exports> => {
  const module: object = await import(specifier);
  return Object.entries(module).toSorted(([one], [other]) => (one < other ? -1 : 1));
};

/** Exports by name: of the domain, of the areas' schemas, and of the contract's shared parts. */
async function sources(): Promise<(readonly [owner: string, exports: Exports])[]> {
  const source = new URL('../src/', import.meta.url);
  const areas = new URL('areas/', source);
  const found: (readonly [string, Exports])[] = [];
  found.push(['domain', await exportsOf('@payfac/domain')]);
  for (const file of ['query', 'tally'])
    found.push([file, await exportsOf(new URL(`kernel/${file}.ts`, source).href)]);
  for (const folder of foldersOf(areas)) {
    const cwd = new URL(`${folder}/`, areas);
    for (const file of globSync('{schemas,*-schemas}.ts', { cwd }).toSorted())
      found.push([folder, await exportsOf(new URL(file, cwd).href)]);
  }
  return found;
}

const ownerName = (owner: string): string => owner.split('-').map(pascal).join('');

/** Names of all exports; the domain's come first, and a duplicate name is prefixed with its owner. */
export async function schemaNames(): Promise<Names> {
  const schemas = new Map<z.ZodMiniType, string>();
  const constants = new Map([['Error', 'serverErrorSchema']]);
  const enumerations = new Map<string, string>();
  const taken = new Set(['Error']);
  const free = (name: string, owner: string): string => {
    const chosen = taken.has(name) ? `${ownerName(owner)}${name}` : name;
    if (taken.has(chosen)) throw new Error(`Two schemas are called ${chosen}`);
    taken.add(chosen);
    return chosen;
  };
  for (const [owner, exports] of await sources()) {
    for (const [name, value] of exports) {
      if (value instanceof z.ZodMiniType && !schemas.has(value)) {
        const component = free(componentName(name), owner);
        schemas.set(value, component);
        constants.set(component, name);
      }
    }
    for (const [name, value] of exports) {
      if (!isEnumeration(value) || enumerations.has(JSON.stringify(value))) continue;
      enumerations.set(JSON.stringify(value), free(enumerationName(name), owner));
    }
  }
  return { schemas, enumerations, constants };
}
