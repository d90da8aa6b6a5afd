import { globSync, readFileSync } from 'node:fs';

/** The sentence that a source file says of a field, by the constant it stands in. */
export interface FieldDocs {
  /** @param folder a folder of `domain` or `api` @param constant the exported name, such as `saleSchema` */
  readonly of: (folder: string, constant: string, field: string) => string | undefined;
  /** By the constant alone, in the first folder that has it. */
  readonly anywhere: (constant: string, field: string) => string | undefined;
}

const declaration = /^(?:export )?const (\w+)/;
const comment = /^\s*\/\*\*(.*)$/;
const named = /^\s*(\w+):/;
const inOneLine = /^\s*\/\*\* (.*?) \*\/\s*(\w+):/;

const plain = (text: string): string =>
  text
    .replace(/\*\/\s*$/, '')
    .replaceAll(/^\s*\*? ?/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Comments right before a field, by `constant.field`. */
function commentsOf(source: string): Map<string, string> {
  const found = new Map<string, string>();
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
  const byFolder = new Map<string, Map<string, string>>();
  for (const path of globSync('{domain,api}/src/*/*.ts', { cwd: packages }).toSorted()) {
    if (/\.(?:test|data)\.ts$|examples?\.ts$/.test(path)) continue;
    const folder = path.split('/')[2] ?? '';
    const all = byFolder.get(folder) ?? new Map<string, string>();
    for (const [key, text] of commentsOf(readFileSync(new URL(path, packages), 'utf8'))) {
      if (!all.has(key)) all.set(key, text);
    }
    byFolder.set(folder, all);
  }
  const lists = [...byFolder.values()];
  return {
    anywhere: (constant, field) =>
      lists.find((one) => one.has(`${constant}.${field}`))?.get(`${constant}.${field}`),
    of: (folder, constant, field) => byFolder.get(folder)?.get(`${constant}.${field}`),
  };
}
