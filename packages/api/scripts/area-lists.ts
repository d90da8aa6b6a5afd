import { readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';

const contract = new URL('../src/contract/areas.ts', import.meta.url);

/** Names of the areas that the contract exports, by folder. */
function foldersOfContract(): ReadonlyMap<string, readonly string[]> {
  const { module } = parseSync(contract.pathname, readFileSync(contract, 'utf8'));
  const folders = new Map<string, string[]>();
  const exported = module.staticExports.flatMap(({ entries }) => entries);
  for (const { moduleRequest, exportName } of exported) {
    const [, folder] = /\/areas\/([^/]+)\/contract\.ts$/.exec(moduleRequest?.value ?? '') ?? [];
    if (folder === undefined || exportName.name === null) continue;
    folders.set(folder, [...(folders.get(folder) ?? []), exportName.name]);
  }
  return folders;
}

function listed(says: string, file: string, suffix: string): string {
  const lines = [...foldersOfContract()].map(([folder, areas]) => {
    const names = areas.map((area) => `${area}${suffix} as ${area}`);
    const between =
      names.length > 1
        ? `\n${names.map((name) => `  ${name},\n`).join('')}`
        : ` ${names.join('')} `;
    return `export {${between}} from '../areas/${folder}/${file}.ts';`;
  });
  return `/* ${says} Written by \`scripts/write-openapi.ts\`, of \`contract/areas.ts\`. */\n\n${lines.join('\n')}\n`;
}

/**
 * Lists of the areas' docs and examples, by the list's path in `src`. The contract, which names the areas, imports
 * neither list: otherwise every program that makes a call would bundle docs and examples.
 */
export const areaLists = (): ReadonlyMap<string, string> =>
  new Map([
    ['openapi/docs.ts', listed('What the API reference says, by area.', 'docs', 'Docs')],
    [
      'testing/examples.ts',
      listed('An exchange of every call, as it travels, by area.', 'examples', 'Examples'),
    ],
  ]);
