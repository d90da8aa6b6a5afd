import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint } from '../kernel/endpoint.ts';
import * as areas from './areas.ts';

/* Every text that users can type into a request body, tested against the contract's schemas. */

interface Leaf {
  readonly call: string;
  /** Such as `owners.firstName`. */
  readonly path: string;
  readonly schema: z.core.$ZodType;
}

/** The string schemas within a schema, at any depth. */
function leavesOf(call: string, path: string, schema: z.core.$ZodType, wrapped = schema): Leaf[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as zod's own walkers read schemas
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'string':
      return [{ call, path, schema: wrapped }];
    case 'object':
      return Object.entries(def.shape).flatMap(([name, inner]) =>
        leavesOf(call, path === '' ? name : `${path}.${name}`, inner),
      );
    case 'array':
      return leavesOf(call, path, def.element);
    case 'record':
      return leavesOf(call, path, def.valueType);
    case 'union':
      return def.options.flatMap((option) => leavesOf(call, path, option));
    case 'intersection':
      return [...leavesOf(call, path, def.left), ...leavesOf(call, path, def.right)];
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
    case 'nonoptional':
      return leavesOf(call, path, def.innerType);
    case 'pipe':
      return leavesOf(call, path, def.in, schema);
    default:
      return [];
  }
}

const endpoints: readonly Endpoint[] = Object.values(areas).flatMap((area) =>
  Object.values(area).filter((one): one is Endpoint => 'path' in one && 'method' in one),
);
const leaves = endpoints.flatMap(({ id, body }) => (body ? leavesOf(id, '', body) : []));

const takes = ({ schema }: Leaf, text: string): boolean => z.safeParse(schema, text).success;
const lastOf = ({ path }: Leaf): string => path.split('.').at(-1) ?? '';

const plain = ['Ada Byron', 'Zoë, née O’Neil & Sons'];
/** Texts that are free-form names or descriptions. */
const free = leaves.filter((leaf) => plain.every((text) => takes(leaf, text)));

/** Texts that nobody reads: secrets, record keys, machine-generated values. */
const unread =
  /^(?:\w*[pP]assword|\w*[tT]oken|\w*Ids?|_id|ids?|key|cursor|username|recipient|as|columns|sort|report|parent|product|modules|sidebarColor|notificationEmail)$/;
/** Texts used only to search or measure, and never stored. */
const unkept = /^filters\.|params(?:\.limit)?$/;
const read = free.filter((leaf) => !unread.test(lastOf(leaf)) && !unkept.test(leaf.path));

/** Multi-line texts. No other text may contain a line break. */
const notes =
  /^(?:note|notes|reason|evidence|comment|text|success|failure|description|defaultValue)$/;

const points = [
  0x200b, 0x200c, 0x200d, 0x200e, 0x200f, 0x2060, 0xfeff, 0x00ad, 0x061c, 0x180e, 0x202a, 0x202b,
  0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069, 0x2028, 0x2029, 0x0007, 0x001b, 0x007f,
  0x0085, 0xe000, 0x115f, 0x3164, 0x2800,
];

describe('what people type', () => {
  test('is looked at in every call', () => {
    expect(endpoints.length).toBeGreaterThan(100);
    const names = new Set(read.map(lastOf));
    for (const name of [
      'name',
      'firstName',
      'dbaName',
      'spProductName',
      'accountHolderName',
      'city',
    ])
      expect(names, name).toContain(name);
  });

  test.each(read.map((leaf) => [leaf.call, leaf.path, leaf] as const))(
    'of %s, %s shows all that it holds',
    (_call, _path, leaf) => {
      for (const point of points) {
        const character = String.fromCodePoint(point);
        const code = point.toString(16);
        expect(takes(leaf, `A${character}B`), code).toBe(false);
        // Some are trimmed, as spaces are.
        const alone = z.safeParse(leaf.schema, character.repeat(3));
        expect(alone.success ? alone.data : '', code).toBe('');
      }
      expect(takes(leaf, '\u0301\u0301\u0301')).toBe(false);
      if (!notes.test(lastOf(leaf))) expect(takes(leaf, 'Ada\nByron')).toBe(false);
    },
  );
});
