import { basename, dirname, resolve } from 'node:path';
import { type Args, attributesOf, childrenText, entriesOf, withArgs } from './render-text.ts';
import { readSource, type SourceFile } from './source-file.ts';
import { bare, nameOf, namesIn, part, parts, type SyntaxNode } from './syntax.ts';

const COMPONENT = /\/components\/([\w-]+)\/[\w-]+\.tsx?$/;

/** The package's name of a component's module; undefined for samples, which an example contains. */
function publicName(file: SourceFile, from: string): string | undefined {
  if (!from.startsWith('.')) return from;
  const folder = COMPONENT.exec(resolve(dirname(file.path), from))?.[1];
  return folder && `@payfac/ui/${folder}`;
}

/** What an example needs from its file: imports by module, and declarations in order. */
class Surroundings {
  readonly #imports = new Map<string, Map<string, string>>();
  readonly #declarations: string[] = [];
  readonly #taken = new Set<string>();

  take(file: SourceFile, names: readonly string[]): void {
    for (const name of names) this.#takeOne(file, name);
  }

  #takeOne(file: SourceFile, name: string): void {
    const id = `${file.path} ${name}`;
    if (this.#taken.has(id)) return;
    this.#taken.add(id);
    const declaration = file.declarations.get(name);
    if (declaration) return this.#declare(file, declaration);
    const imported = file.imports.get(name);
    if (!imported) return;
    const module = publicName(file, imported.from);
    if (module === undefined) {
      return this.#takeOne(readSource(resolve(dirname(file.path), imported.from)), name);
    }
    const written = imported.isType ? `type ${imported.written}` : imported.written;
    const known = this.#imports.get(module) ?? new Map<string, string>();
    this.#imports.set(module, known.set(name, written));
  }

  #declare(file: SourceFile, declaration: SyntaxNode): void {
    const id = `${file.path} ${declaration.start}`;
    if (this.#taken.has(id)) return;
    this.#taken.add(id);
    this.take(file, namesIn(declaration));
    this.#declarations.push(file.code.slice(declaration.start, declaration.end));
  }

  text(example: string): string {
    const imports = [...this.#imports]
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([module, names]) => `import { ${[...names.values()].join(', ')} } from '${module}';`);
    return [imports.join('\n'), ...this.#declarations, example].join('\n\n');
  }
}

const objectOf = (file: SourceFile, name: string): Map<string, SyntaxNode> => {
  const statement = file.declarations.get(name);
  const declarator = parts(statement, 'declarations')[0];
  return new Map(entriesOf(bare(part(declarator, 'init'))));
};

const asFunction = (name: string, jsx: string): string =>
  `export const ${name} = () => (\n${jsx}\n);`;

function withoutRender(file: SourceFile, component: string, args: Args): string {
  const attributes = attributesOf(file.code, args);
  const children = childrenText(file.code, args);
  const opening = `<${component} ${attributes}`;
  return children === '' ? `${opening} />` : `${opening}>${children}</${component}>`;
}

interface WrittenStory {
  readonly file: SourceFile;
  readonly meta: ReadonlyMap<string, SyntaxNode>;
  readonly own: ReadonlyMap<string, SyntaxNode>;
  readonly component: string;
  readonly args: Args;
}

function readStory(path: string, story: string): WrittenStory {
  const file = readSource(path);
  const meta = objectOf(file, 'meta');
  const own = objectOf(file, story);
  const component = meta.get('component');
  return {
    file,
    meta,
    own,
    // 'Table' of `Table<Payment>`.
    component: nameOf(part(component, 'expression') ?? component),
    args: new Map([...entriesOf(meta.get('args')), ...entriesOf(own.get('args'))]),
  };
}

/** The component of a story and its arguments, each as written in the file. */
export function writtenStory(path: string, story: string) {
  const { file, component, args } = readStory(path, story);
  const texts = [...args].map(([name, node]) => [name, file.code.slice(node.start, node.end)]);
  return { component, args: Object.fromEntries(texts) };
}

/** A story as a module that readers can copy into an application. */
export function exampleOf(path: string, story: string): string {
  const { file, meta, own, component, args } = readStory(path, story);
  const render = bare(own.get('render') ?? meta.get('render'));
  const around = new Surroundings();
  if (render === undefined) {
    around.take(file, [component, ...[...args.values()].flatMap(namesIn)]);
    return around.text(asFunction(story, withoutRender(file, component, args)));
  }
  const body = part(render, 'body');
  const [given, ...others] = parts(render, 'params');
  if (body === undefined || others.length > 0 || (given && given.type !== 'Identifier')) {
    throw new Error(`${basename(path)}: write ${story}'s render as (args) => …, for its example`);
  }
  const text = withArgs(file.code, body, nameOf(given), args);
  const used = parts(render, 'params').length > 0 ? [...args.values()].flatMap(namesIn) : [];
  around.take(file, [...namesIn(body), ...used]);
  return around.text(
    body.type === 'BlockStatement' ? `export function ${story}() ${text}` : asFunction(story, text),
  );
}
