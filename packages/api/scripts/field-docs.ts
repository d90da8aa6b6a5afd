import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Node, parseSync } from 'oxc-parser';

/** A part of a source file: the sources' own syntax, with the file it stands in and what its names are bound to. */
interface Place {
  readonly node: Node;
  readonly file: SourceFile;
  /** The arguments of the function that the part is in. */
  readonly bound: ReadonlyMap<string, Place>;
}

interface SourceFile {
  readonly path: string;
  readonly source: string;
  readonly constants: ReadonlyMap<string, { readonly init: Node; readonly start: number }>;
  readonly exported: ReadonlySet<string>;
  /** Where each documentation comment ends, and what it says. */
  readonly comments: ReadonlyMap<number, string>;
}

/** A field's property in the sources. */
export interface Field {
  readonly path: string;
  /** Where its sentence stands, or would. */
  readonly at: number;
  readonly text: string | undefined;
}

const plain = (text: string): string =>
  text
    .slice(1)
    .replaceAll(/^\s*\*? ?/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

function readSource(path: string, source: string): SourceFile {
  const { program, comments } = parseSync(path, source);
  const constants = new Map<string, { init: Node; start: number }>();
  const exported = new Set<string>();
  for (const statement of program.body) {
    const isExported = statement.type === 'ExportNamedDeclaration';
    const declaration = isExported ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declaration.declarations) {
      if (!init) continue;
      const names =
        id.type === 'Identifier'
          ? [id.name]
          : id.type === 'ObjectPattern'
            ? id.properties.flatMap((one) =>
                one.type === 'RestElement' && one.argument.type === 'Identifier'
                  ? [one.argument.name]
                  : [],
              )
            : [];
      for (const name of names) {
        constants.set(name, { init, start: statement.start });
        if (isExported) exported.add(name);
      }
    }
  }
  const ends = comments
    .filter(({ type, value }) => type === 'Block' && value.startsWith('*'))
    .map(({ end, value }) => [end, plain(value)] as const);
  return { path, source, constants, exported, comments: new Map(ends) };
}

/** The documentation comment right before a position. */
function commentBefore({ comments, source }: SourceFile, at: number): string | undefined {
  const end = source.slice(0, at).trimEnd().length;
  return comments.get(end);
}

const transparent = new Set(['array', 'optional', 'nullable', '_default', 'nullish']);
const whole = new Set(['object', 'strictObject', 'looseObject', 'omit', 'pick', 'partial', 'required']);

/** Reads the fields of every schema and contract out of the sources of the domain and the contract. */
export function readFieldDocs() {
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const files = globSync('{domain,api}/src/*/*.ts', { cwd: root })
    .filter((path) => !/\.(?:test|data)\.ts$|examples?\.ts$/.test(path))
    // The domain first: it has the say where both export a name.
    .toSorted((one, other) => other.localeCompare(one, 'en') * (one[0] === other[0] ? -1 : 1))
    .map((path) => readSource(path, readFileSync(root + path, 'utf8')));
  const none: ReadonlyMap<string, Place> = new Map();
  const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

  /** What a name stands for: an argument, a constant of the file, of its folder, or one exported anywhere. */
  function named(name: string, { file, bound }: Omit<Place, 'node'>): Place | undefined {
    const argument = bound.get(name);
    if (argument) return argument;
    const folder = folderOf(file.path);
    const home =
      (file.constants.has(name) ? file : undefined) ??
      files.find((one) => folderOf(one.path) === folder && one.exported.has(name)) ??
      files.find((one) => one.exported.has(name));
    const constant = home?.constants.get(name);
    return home && constant && { node: constant.init, file: home, bound: none };
  }

  const within = (place: Place, node: Node): Place => ({ ...place, node });

  /** What a call makes: of zod's functions what they are given, of ours what they return. */
  function called(place: Place): Place[] {
    const { node } = place;
    if (node.type !== 'CallExpression') return [];
    const { callee } = node;
    const given = node.arguments.map((argument) => within(place, argument));
    const [first, second] = given;
    if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier') {
      const { name } = callee.property;
      if (name === 'check') return [within(place, callee.object)];
      if (transparent.has(name) || whole.has(name)) return first ? [first] : [];
      if (name === 'extend') return [second, first].flatMap((one) => one ?? []);
      if (name === 'record' || name === 'partialRecord') return second ? [second] : [];
      if (name === 'union') return first ? [first] : [];
      if (name === 'discriminatedUnion') return second ? [second] : [];
      return [];
    }
    if (callee.type !== 'Identifier') return [];
    const made = named(callee.name, place);
    if (made?.node.type !== 'ArrowFunctionExpression') return [];
    const { params, body } = made.node;
    const bound = new Map(made.bound);
    for (const [at, parameter] of params.entries()) {
      const argument = given[at];
      if (parameter.type === 'Identifier' && argument) bound.set(parameter.name, argument);
    }
    return [{ ...made, node: body, bound }];
  }

  /** What a part is made of, in the order in which it has the say. */
  function sources(place: Place): Place[] {
    const { node } = place;
    switch (node.type) {
      case 'Identifier':
        return [named(node.name, place)].flatMap((one) => one ?? []);
      case 'CallExpression':
        return called(place);
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'ParenthesizedExpression':
        return [within(place, node.expression)];
      case 'ArrayExpression':
        return node.elements.flatMap((element) => (element ? [within(place, element)] : []));
      case 'MemberExpression': {
        if (node.property.type !== 'Identifier') return [];
        const object = within(place, node.object);
        if (node.property.name === 'shape') return [object];
        return [property(object, node.property.name)].flatMap((one) => (one ? [valueOf(one)] : []));
      }
      // A function's own fields, of which no argument is known: what it returns.
      case 'ArrowFunctionExpression':
        return [within(place, node.body)];
      default:
        return [];
    }
  }

  /** A property of a part, by its name. */
  function property(place: Place, name: string, seen = new Set<Node>()): Place | undefined {
    if (seen.has(place.node)) return undefined;
    seen.add(place.node);
    if (place.node.type === 'ObjectExpression') {
      for (const one of place.node.properties.toReversed()) {
        if (one.type === 'SpreadElement') {
          const found = property(within(place, one.argument), name, seen);
          if (found) return found;
        } else if (
          (one.key.type === 'Identifier' && one.key.name === name) ||
          (one.key.type === 'Literal' && one.key.value === name)
        ) {
          return within(place, one);
        }
      }
      return undefined;
    }
    for (const source of sources(place)) {
      const found = property(source, name, new Set(seen));
      if (found) return found;
    }
    return undefined;
  }

  const valueOf = (place: Place): Place =>
    place.node.type === 'Property' ? within(place, place.node.value) : place;

  /** The property itself, or the constant of the same name that it takes over. */
  function fieldAt(place: Place): Field {
    const { node, file } = place;
    const own = commentBefore(file, node.start);
    const isShort = node.type === 'Property' && node.shorthand && node.key.type === 'Identifier';
    if (own === undefined && isShort && node.key.type === 'Identifier') {
      const { name } = node.key;
      const home = place.bound.has(name) ? undefined : named(name, place)?.file;
      const constant = home?.constants.get(name);
      if (home && constant) {
        const text = commentBefore(home, constant.start);
        return { path: home.path, at: constant.start, text };
      }
    }
    return { path: file.path, at: node.start, text: own };
  }

  /** A field by the properties that lead to it, from a constant of a file or one exported anywhere. */
  function field(constant: string, folder: string | undefined, path: readonly string[]) {
    const home = files.find(
      (one) =>
        (folder === undefined ? one.exported : one.constants).has(constant) &&
        (folder === undefined || folderOf(one.path) === folder),
    );
    const init = home?.constants.get(constant)?.init;
    if (!home || !init) return undefined;
    let place: Place = { node: init, file: home, bound: none };
    for (const [at, name] of path.entries()) {
      const found = property(place, name);
      if (!found) return undefined;
      if (at === path.length - 1) return fieldAt(found);
      place = valueOf(found);
    }
    return undefined;
  }
  return { root, field };
}
