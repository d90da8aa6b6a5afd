import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Node, parseSync } from 'oxc-parser';

/** A syntax node, with its source file and the names bound there. */
interface Place {
  readonly node: Node;
  readonly file: SourceFile;
  /** The arguments of the enclosing function. */
  readonly bound: ReadonlyMap<string, Place>;
}

interface SourceFile {
  readonly path: string;
  readonly source: string;
  readonly constants: ReadonlyMap<string, { readonly init: Node; readonly start: number }>;
  readonly exported: ReadonlySet<string>;
  /** An imported name's original name, and the module it comes from. */
  readonly imported: ReadonlyMap<string, { readonly from: string; readonly name: string }>;
  /** Documentation comments by the position where they end. */
  readonly comments: ReadonlyMap<number, string>;
}

/** A field's property in the sources. */
export interface Field {
  readonly path: string;
  /** Position of its comment, or where it would be. */
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
  const imported = new Map<string, { from: string; name: string }>();
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') {
      for (const one of statement.specifiers) {
        if (one.type !== 'ImportSpecifier' || one.imported.type !== 'Identifier') continue;
        imported.set(one.local.name, { from: statement.source.value, name: one.imported.name });
      }
    }
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
  return { path, source, constants, exported, imported, comments: new Map(ends) };
}

/** The documentation comment directly before a position. */
function commentBefore({ comments, source }: SourceFile, at: number): string | undefined {
  const end = source.slice(0, at).trimEnd().length;
  return comments.get(end);
}

const transparent = new Set(['array', 'optional', 'nullable', '_default', 'nullish']);
const whole = new Set([
  'object',
  'strictObject',
  'looseObject',
  'omit',
  'pick',
  'partial',
  'required',
]);

/** Reads the fields of every schema and contract from the sources of the domain and the contract. */
export function readFieldDocs() {
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const files = globSync('{domain,api}/src/{*,*/*}/*.ts', { cwd: root })
    .filter((path) => !/\.(?:test|data)\.ts$|examples?\.ts$/.test(path))
    // The domain first: it takes precedence when both export a name.
    .toSorted((one, other) => other.localeCompare(one, 'en') * (one[0] === other[0] ? -1 : 1))
    .map((path) => readSource(path, readFileSync(root + path, 'utf8')));
  const none: ReadonlyMap<string, Place> = new Map();
  const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

  /** Folder of a domain subpath: an area or a kernel part. */
  const domainFolder = (part: string): string => {
    const folders = [`domain/src/kernel/${part}`, `domain/src/areas/${part}`];
    return folders.find((folder) => files.some(({ path }) => folderOf(path) === folder)) ?? part;
  };

  /** Folder an import refers to, in the contract or the domain. */
  const folderFrom = (file: SourceFile, from: string): string =>
    from.startsWith('@payfac/domain/')
      ? domainFolder(from.replace('@payfac/domain/', ''))
      : folderOf(join(folderOf(file.path), from));

  /** A constant and the file that declares it: the file itself, or one it imports. */
  function constantOf(name: string, file: SourceFile) {
    const from = file.imported.get(name);
    const origin = from?.name ?? name;
    const folder = from && folderFrom(file, from.from);
    const home = from
      ? (files.find((one) => folderOf(one.path) === folder && one.exported.has(origin)) ??
        files.find((one) => one.exported.has(origin)))
      : file;
    const constant = home?.constants.get(origin);
    return home && constant && { home, constant };
  }

  /** What a name refers to: an argument, or a constant. */
  function named(name: string, { file, bound }: Omit<Place, 'node'>): Place | undefined {
    const argument = bound.get(name);
    if (argument) return argument;
    const found = constantOf(name, file);
    return found && { node: found.constant.init, file: found.home, bound: none };
  }

  const within = (place: Place, node: Node): Place => ({ ...place, node });

  /** What a call returns: for zod's functions their arguments, for ours their result. */
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

  /** The parts that make up a node, in order of precedence. */
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
        return properties(object, node.property.name).map(valueOf);
      }
      // A function's own fields when its arguments are unknown: its result.
      case 'ArrowFunctionExpression':
        return [within(place, node.body)];
      default:
        return [];
    }
  }

  /** The properties with a name: one, or for a union one per member. */
  function properties(place: Place, name: string, seen: ReadonlySet<Node> = new Set()): Place[] {
    if (seen.has(place.node)) return [];
    const inside = new Set([...seen, place.node]);
    if (place.node.type !== 'ObjectExpression') {
      const found = sources(place).map((source) => properties(source, name, inside));
      // Changes to a schema take precedence over the schema.
      const isChanged = place.node.type === 'CallExpression';
      return isChanged ? (found.find((one) => one.length > 0) ?? []) : found.flat();
    }
    for (const one of place.node.properties.toReversed()) {
      if (one.type === 'SpreadElement') {
        const found = properties(within(place, one.argument), name, inside);
        if (found.length > 0) return found;
      } else if (
        (one.key.type === 'Identifier' && one.key.name === name) ||
        (one.key.type === 'Literal' && one.key.value === name)
      ) {
        return [within(place, one)];
      }
    }
    return [];
  }

  const valueOf = (place: Place): Place =>
    place.node.type === 'Property' ? within(place, place.node.value) : place;

  /** The property itself, or the constant of the same name that it refers to. */
  function fieldAt(place: Place): Field {
    const { node, file } = place;
    const own = commentBefore(file, node.start);
    const isShort = node.type === 'Property' && node.shorthand && node.key.type === 'Identifier';
    if (own === undefined && isShort && node.key.type === 'Identifier') {
      const { name } = node.key;
      const found = place.bound.has(name) ? undefined : constantOf(name, file);
      if (found) {
        const { home, constant } = found;
        const text = commentBefore(home, constant.start);
        return { path: home.path, at: constant.start, text };
      }
    }
    return { path: file.path, at: node.start, text: own };
  }

  /** A field by its property path, from a constant of a file or one exported anywhere. */
  function field(constant: string, folder: string | undefined, path: readonly string[]) {
    const home = files.find(
      (one) =>
        (folder === undefined ? one.exported : one.constants).has(constant) &&
        (folder === undefined || folderOf(one.path) === folder),
    );
    const init = home?.constants.get(constant)?.init;
    if (!home || !init) return undefined;
    const found = path.reduce<Place[]>(
      (places, name, at) =>
        places.flatMap((place) => properties(at === 0 ? place : valueOf(place), name)),
      [{ node: init, file: home, bound: none }],
    );
    return found[0] && fieldAt(found[0]);
  }
  return { root, field };
}
