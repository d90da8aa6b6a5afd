import { globSync, readFileSync } from 'node:fs';

/** The sentence that a source file says of a field, by the constant it stands in. */
export interface FieldDocs {
  /** Also by what the constant is built from. @param folder a folder of `domain` or `api` @param constant the exported name, such as `saleSchema` */
  readonly of: (folder: string, constant: string, field: string) => string | undefined;
  /** By an exported constant alone, in the first folder that says it. */
  readonly anywhere: (constant: string, field: string) => string | undefined;
}

const declaration = /^(?:export )?const (\w+)/;
const exported = /^export const (\w+)/;
const rest = /^const \{.*\.\.\.(\w+) \} = (\w+)/;
/** What takes its fields from another constant. */
const building = /(?:\.\.\.|(?:extend|omit|partial|pick|[oO]bject)\()(\w+)/g;
const comment = /^\s*\/\*\*(.*)$/;
const named = /^\s*(\w+):/;
const inOneLine = /^\s*\/\*\* (.*?) \*\/\s*(\w+):/;

const plain = (text: string): string =>
  text
    .replace(/\*\/\s*$/, '')
    .replaceAll(/^\s*\*? ?/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

interface Folder {
  readonly comments: Map<string, string>;
  /** Whose fields a constant takes over. */
  readonly builtFrom: Map<string, Set<string>>;
  readonly exports: Set<string>;
}

/** Comments right before a field, by `constant.field`, and whose fields a constant takes over. */
function commentsOf(source: string, folder: Folder): Map<string, string> {
  const found = new Map<string, string>();
  const build = (made: string, from: string) => {
    const known = folder.builtFrom.get(made) ?? new Set<string>();
    folder.builtFrom.set(made, known.add(from));
  };
  let constant = '';
  let open: string[] | undefined;
  let text = '';
  const keep = (field: string, words: string) => {
    const key = `${constant}.${field}`;
    if (words && !found.has(key)) found.set(key, words);
  };
  for (const line of source.split('\n')) {
    const begun = declaration.exec(line)?.[1];
    if (begun) constant = begun;
    const shared = exported.exec(line)?.[1];
    if (shared) folder.exports.add(shared);
    const [, made, whole] = rest.exec(line) ?? [];
    if (made !== undefined && whole !== undefined) build(made, whole);
    for (const [, from] of line.matchAll(building)) if (from !== undefined) build(constant, from);
    const single = inOneLine.exec(line);
    if (single) {
      keep(single[2] ?? '', plain(single[1] ?? ''));
      continue;
    }
    if (open) open.push(line);
    else if (comment.test(line)) open = [comment.exec(line)?.[1] ?? ''];
    if (open && line.includes('*/')) {
      text = plain(open.join('\n'));
      open = undefined;
      continue;
    }
    const field = open ? undefined : named.exec(line)?.[1];
    if (field && text) keep(field, text);
    if (!open) text = '';
  }
  return found;
}

/** Reads the comments of every schema and contract. */
export function readFieldDocs(): FieldDocs {
  const packages = new URL('../../', import.meta.url);
  const byName = new Map<string, Folder>();
  for (const path of globSync('{domain,api}/src/*/*.ts', { cwd: packages }).toSorted()) {
    if (/\.(?:test|data)\.ts$|examples?\.ts$/.test(path)) continue;
    const name = path.split('/')[2] ?? '';
    const folder = byName.get(name) ?? {
      comments: new Map(),
      builtFrom: new Map(),
      exports: new Set(),
    };
    const source = readFileSync(new URL(path, packages), 'utf8');
    for (const [key, text] of commentsOf(source, folder)) {
      if (!folder.comments.has(key)) folder.comments.set(key, text);
    }
    byName.set(name, folder);
  }
  const folders = [...byName.values()];

  /** What a folder says of a field of its constant, or of those the constant is built from. */
  function said(
    folder: Folder,
    constant: string,
    field: string,
    seen: Set<string>,
  ): string | undefined {
    const own = folder.comments.get(`${constant}.${field}`);
    if (own !== undefined) return own;
    for (const from of folder.builtFrom.get(constant) ?? []) {
      if (seen.has(from)) continue;
      seen.add(from);
      const text = said(folder, from, field, seen) ?? elsewhere(folder, from, field);
      if (text !== undefined) return text;
    }
    return undefined;
  }
  const elsewhere = (folder: Folder | undefined, constant: string, field: string) =>
    folders
      .filter((one) => one !== folder && one.exports.has(constant))
      .map((one) => said(one, constant, field, new Set([constant])))
      .find((text) => text !== undefined);
  return {
    anywhere: (constant, field) => elsewhere(undefined, constant, field),
    of: (name, constant, field) => {
      const folder = byName.get(name);
      return folder && said(folder, constant, field, new Set([constant]));
    },
  };
}
