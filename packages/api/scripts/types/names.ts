import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import type { Area, Endpoint } from '../../src/kernel/endpoint.ts';
import { type Names, pascal } from '../../src/openapi/names.ts';
import type { WireSchemas } from '../../src/openapi/schemas.ts';

/** The row schema of a list's response. */
export function rowOf({ output }: Endpoint): z.ZodMiniType | undefined {
  const data: unknown = output instanceof z.ZodMiniObject ? output.shape['data'] : undefined;
  const row: unknown = data instanceof z.ZodMiniArray ? data.def.element : undefined;
  return row instanceof z.ZodMiniType ? row : undefined;
}

/** A name of `src/types.ts`, and the schema it represents. */
interface PublicName {
  readonly name: string;
  readonly text: string;
  readonly schema: z.ZodMiniType;
}

const alias =
  /^\/\*\* (.*) \*\/\nexport type (\w+) = (?:Open<)?(Row|Output|Input)<typeof (\w+)\.(\w+)>/gm;

function publicNames(areas: Readonly<Record<string, Area>>): PublicName[] {
  const source = readFileSync(new URL('../../src/types.ts', import.meta.url), 'utf8');
  return [...source.matchAll(alias)].map(
    ([line, text = '', name = '', of, area = '', call = '']) => {
      const endpoint = areas[area]?.[call];
      const places = { Row: endpoint && rowOf(endpoint), Output: endpoint?.output };
      const schema = of === 'Row' || of === 'Output' ? places[of] : endpoint?.body;
      if (!schema) throw new Error(`No schema for: ${line}`);
      return { name, text, schema };
    },
  );
}

export interface TypeNames {
  /** The openapi.json component of a schema. */
  readonly component: (schema: z.ZodMiniType) => string | undefined;
  readonly of: (schema: z.ZodMiniType) => string | undefined;
  readonly enumeration: (values: readonly unknown[]) => string | undefined;
  /** Name of a call's input: `RefundCardInput`, prefixed with the area when two areas have the call. */
  readonly input: (area: string, call: string) => string;
  /** Description of a name in `src/types.ts`. */
  readonly textOf: (name: string) => string | undefined;
  /** The names of `src/types.ts`, each with the name its schema is declared under. */
  readonly aliases: ReadonlyMap<string, string>;
}

/** A schema is named as in `src/types.ts`, or else as its openapi.json component. */
export function typeNames(
  areas: Readonly<Record<string, Area>>,
  { schemas, enumerations }: Names,
  wire: WireSchemas,
): TypeNames {
  const names = new Map<z.ZodMiniType, string>();
  const aliases = new Map<string, string>();
  const known = publicNames(areas);
  for (const { name, schema } of known) {
    const component = schemas.get(schema) ?? name;
    const best = known.some((one) => one.schema === schema && one.name === component);
    if (!names.has(schema)) names.set(schema, best ? component : name);
    aliases.set(name, names.get(schema) ?? name);
  }
  const taken = new Set([...names.values(), ...aliases.keys()]);
  for (const [schema, name] of schemas) {
    if (names.has(schema)) continue;
    names.set(schema, taken.has(name) ? `${name}Record` : name);
  }
  const endpoints = Object.values(areas).flatMap((area) => Object.values(area));
  for (const endpoint of endpoints) {
    for (const place of ['body', 'response'] as const) {
      const schema = place === 'body' ? endpoint.body : endpoint.output;
      const ref = wire.of(endpoint, place)?.['$ref'];
      if (!schema || names.has(schema) || typeof ref !== 'string') continue;
      names.set(schema, ref.split('/').at(-1) ?? '');
    }
  }
  const calls = Object.values(areas).flatMap((area) => Object.keys(area));
  const isShared = (call: string) => calls.filter((one) => one === call).length > 1;
  return {
    component: (schema) => schemas.get(schema),
    of: (schema) => names.get(schema),
    enumeration: (values) => enumerations.get(JSON.stringify(values)),
    input: (area, call) => `${isShared(call) ? pascal(area) : ''}${pascal(call)}Input`,
    textOf: (name) => known.find((one) => one.name === name)?.text,
    aliases,
  };
}
