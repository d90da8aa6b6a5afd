import * as z from 'zod/mini';
import type { WireSchemas } from '../../src/openapi/schemas.ts';
import type { TypeNames } from './names.ts';

/** `read` is open: an enumeration may have a value that this version doesn't know. `send` is strict. */
export type Mode = 'read' | 'send';

export interface Declared {
  readonly text: string;
  /** Names that the text refers to. */
  readonly uses: ReadonlySet<string>;
}

/** The position of a part: its field path from a component or a call's part. */
export interface At {
  readonly id: string;
  readonly path: readonly string[];
}

/** A member of a union: its texts, and how many literal strings they contain. */
interface Member {
  readonly text: string;
  readonly strings: number;
}

/** A comment for the following line; a long one is wrapped. */
export function comment(text: string): string {
  const lines = text.replaceAll('*/', '*\\/').match(/\S.{0,100}(?=\s|$)/g) ?? [];
  if (lines.length < 2) return `/** ${lines.join('')} */\n`;
  return `/**\n${lines.map((line) => ` * ${line}\n`).join('')} */\n`;
}

const isSchema = (value: unknown): value is z.ZodMiniType => value instanceof z.ZodMiniType;
const isName = /^[A-Za-z_$][\w$]*$/;
const quoted = (value: unknown): string =>
  typeof value === 'string' ? `'${value.replaceAll("'", "\\'")}'` : String(value);

/** The schema under a key of a schema's definition. */
function part(schema: z.ZodMiniType, key: string): z.ZodMiniType {
  const inner: unknown = Reflect.get(schema.def, key);
  if (!isSchema(inner)) throw new Error(`A ${schema.def.type} without ${key}`);
  return inner;
}

const listOf = (schema: z.ZodMiniType, key: string): unknown[] =>
  Object.values(Object(Reflect.get(schema.def, key)));

/**
 * Prints the type of a schema as TypeScript. A named schema is declared once per mode it is used in; where the two
 * differ, the one for sending is called `…Input`.
 */
export function typePrinter(
  names: TypeNames,
  isSentAndRead: (schema: z.ZodMiniType) => boolean,
  textOf: (id: string, path: readonly string[]) => string,
  idOf: WireSchemas['idOf'],
) {
  const declared = new Map<string, Declared>();
  let uses = new Set<string>();

  /** Declares a named schema once; @returns the name. */
  function declare(name: string, write: () => string): string {
    uses.add(name);
    if (declared.has(name)) return name;
    const outer = uses;
    uses = new Set();
    declared.set(name, { text: '', uses });
    const text = write();
    declared.set(name, { text, uses });
    uses = outer;
    return name;
  }

  function enumeration(schema: z.ZodMiniType, values: readonly unknown[]): Member {
    const strings = values.filter((value) => typeof value === 'string').length;
    const text = values.map(quoted).join(' | ');
    const name = names.of(schema) ?? names.enumeration(values);
    if (!name) return { text, strings };
    return { text: declare(name, () => `export type ${name} = ${text};\n`), strings };
  }

  const one = (text: string): Member[] => [{ text, strings: 0 }];

  function codec(schema: z.ZodMiniType): Member[] {
    const out = part(schema, 'out');
    return members(out, 'send', { id: '', path: [] });
  }

  function members(schema: z.ZodMiniType, mode: Mode, id: At): Member[] {
    const { type } = schema.def;
    switch (type) {
      case 'string':
      case 'number':
      case 'boolean':
      case 'unknown':
        return one(type);
      case 'date':
        return one('Date');
      case 'file':
        return one('File');
      // Cents are the only type unknown to zod.
      case 'custom':
        uses.add('Cents');
        return one('Cents');
      case 'enum':
        return [enumeration(schema, listOf(schema, 'entries'))];
      case 'literal':
        return [enumeration(schema, listOf(schema, 'values'))];
      case 'pipe':
        return codec(schema);
      case 'nullable':
        return [...members(part(schema, 'innerType'), mode, id), { text: 'null', strings: 0 }];
      case 'default':
        return members(part(schema, 'innerType'), mode, id);
      case 'optional':
        return [...members(part(schema, 'innerType'), mode, id), { text: 'undefined', strings: 0 }];
      case 'template_literal': {
        const parts = listOf(schema, 'parts').map((item) =>
          isSchema(item) ? `\${${print(item, 'send', id)}}` : String(item),
        );
        return one(`\`${parts.join('')}\``);
      }
      case 'array': {
        const element = print(part(schema, 'element'), mode, id);
        return one(`readonly ${element.includes(' ') ? `(${element})` : element}[]`);
      }
      case 'record': {
        const key = part(schema, 'keyType');
        const value = print(part(schema, 'valueType'), mode, id);
        const made = `Record<${print(key, 'send', id)}, ${value}>`;
        return one(key.def.type === 'enum' ? `Readonly<Partial<${made}>>` : `Readonly<${made}>`);
      }
      case 'union':
        return named(schema, mode, id, (own) =>
          listOf(schema, 'options').flatMap((option) =>
            isSchema(option) ? members(option, mode, own) : [],
          ),
        );
      case 'object':
        return named(schema, mode, id, (own) => one(fields(schema, mode, own)));
      default:
        throw new Error(`Nothing says how the type of a ${type} is written (${id.id})`);
    }
  }

  function named(schema: z.ZodMiniType, mode: Mode, id: At, write: (id: At) => Member[]): Member[] {
    const component = names.component(schema);
    const own = component === undefined ? id : { id: component, path: [] };
    const known = names.of(schema);
    if (!known) return write(own);
    const isOther = mode === 'send' && isSentAndRead(schema) && opens(schema);
    const name = isOther ? `${known}Input` : known;
    return one(
      declare(name, () => {
        const text = joined(write(own), mode);
        const said = names.textOf(name);
        const isInterface = schema.def.type === 'object' && text.startsWith('{');
        const written = isInterface ? `interface ${name} ${text}` : `type ${name} = ${text};`;
        return `${said ? comment(said) : ''}export ${written}\n`;
      }),
    );
  }

  function fields(schema: z.ZodMiniType, mode: Mode, id: At): string {
    const shape = Object.entries(Object(Reflect.get(schema.def, 'shape')));
    if (shape.length === 0) return 'Readonly<Record<string, never>>';
    const lines = shape.map(([field, value]) => {
      if (!isSchema(value)) throw new Error(`${id.id}.${field} is no schema`);
      const key = isName.test(field) ? field : quoted(field);
      const optional = value.def.type === 'optional' ? '?' : '';
      const at = { id: id.id, path: [...id.path, field] };
      const text = print(value, mode, at);
      return `${comment(textOf(at.id, at.path))}readonly ${key}${optional}: ${text};`;
    });
    return `{\n${lines.join('\n')}\n}`;
  }

  function joined(parts: readonly Member[], mode: Mode): string {
    const isText = parts.some(({ text }) => text === 'string');
    const strings = parts.reduce((sum, member) => sum + member.strings, 0);
    const kept = parts.filter(({ strings: of }) => !isText || of === 0).map(({ text }) => text);
    const ending = kept.filter((text) => text === 'null' || text === 'undefined');
    const texts = kept.filter((text) => text !== 'null' && text !== 'undefined');
    if (mode === 'read' && !isText && strings > 1) {
      uses.add('OtherText');
      texts.push('OtherText');
    }
    return [...new Set([...texts, ...ending])].join(' | ');
  }

  const print = (schema: z.ZodMiniType, mode: Mode, id: At): string =>
    joined(members(schema, mode, id), mode);

  return {
    print,
    idOf,
    declared,
    /** The names that a text printed by `write` refers to. */
    using: (write: () => string): Declared => {
      const outer = uses;
      uses = new Set();
      const text = write();
      const made = { text, uses };
      uses = outer;
      return made;
    },
  };
}

/** Whether a schema contains an enumeration of strings, so that its read and send types differ. */
function opens(schema: z.ZodMiniType, seen = new Set<z.ZodMiniType>()): boolean {
  if (seen.has(schema)) return false;
  seen.add(schema);
  const { type } = schema.def;
  if (type === 'pipe' || type === 'template_literal') return false;
  if (type === 'enum' || type === 'literal') {
    return listOf(schema, type === 'enum' ? 'entries' : 'values').length > 1;
  }
  return inside(schema).some((inner) => opens(inner, seen));
}

const holders = ['innerType', 'element', 'valueType'];

/** The direct child schemas of a schema. */
export function inside(schema: z.ZodMiniType): z.ZodMiniType[] {
  const found: unknown[] = holders.map((key) => Reflect.get(schema.def, key));
  found.push(...listOf(schema, 'options'), ...listOf(schema, 'shape'));
  return found.filter(isSchema);
}
