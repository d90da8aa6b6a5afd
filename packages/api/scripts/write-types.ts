/*
 * Writes the types of every call into the built package, as interfaces with a description of each field, where tsc
 * leaves zod's inferred types; and a program that compares each with the inferred one, for tsc to compile.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import type * as z from 'zod/mini';
import * as areas from '../src/contract/areas.ts';
import type { Area } from '../src/kernel/endpoint.ts';
import { describing } from '../src/openapi/describe.ts';
import { wireSchemas } from '../src/openapi/schemas.ts';
import { eventCalls } from '../src/openapi/webhooks.ts';
import { schemaNames } from './schema-names.ts';
import { sourceTexts } from './source-texts.ts';
import { areaTypes } from './types/calls.ts';
import { checkProgram } from './types/check.ts';
import { files } from './types/files.ts';
import { typeNames } from './types/names.ts';
import { inside, typePrinter } from './types/printer.ts';

const all: Readonly<Record<string, Area>> = areas;
const endpoints = Object.values(all).flatMap((area) => Object.values(area));
const components = await schemaNames();
const wire = wireSchemas([...endpoints, ...eventCalls], components);
const names = typeNames(all, components, wire);

function within(roots: readonly (z.ZodMiniType | undefined)[]): Set<z.ZodMiniType> {
  const found = new Set<z.ZodMiniType>();
  const visit = (schema: z.ZodMiniType): void => {
    if (found.has(schema)) return;
    found.add(schema);
    inside(schema).forEach(visit);
  };
  for (const root of roots) if (root) visit(root);
  return found;
}

const sent = within(endpoints.flatMap(({ params, query, body }) => [params, query, body]));
const read = within(endpoints.map(({ output }) => output));
const printer = typePrinter(
  names,
  (schema) => sent.has(schema) && read.has(schema),
  describing(sourceTexts(components)).textOf,
  wire.idOf,
);
const written = new Map(
  Object.entries(all).map(([area, of]) => [
    area,
    areaTypes(area, Object.entries(of), names, printer),
  ]),
);
const dist = new URL('../dist/', import.meta.url);
const cache = new URL('../.cache/', import.meta.url);
mkdirSync(new URL('written/', dist), { recursive: true });
mkdirSync(cache, { recursive: true });
for (const [name, text] of files(written, printer.declared, names.aliases)) {
  writeFileSync(new URL(name, dist), text);
}
writeFileSync(new URL('written-types.ts', cache), checkProgram(all));
