import { resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import * as areas from '../../packages/api/src/contract/areas.ts';

const folder = resolve(import.meta.dirname, '../../packages/api');
const file = `${folder}/src/client/as-written-by-a-partner.ts`;
const code = `
import * as areas from '../contract/areas.ts';
import { transactions } from '../areas/transactions/contract.ts';
import { createClient } from './create-client.ts';

export const api = createClient({ baseUrl: '' }, { transactions });
export const server = createClient({ baseUrl: '', apiKey: 'k' }, { transactions });
export const whole = createClient({ baseUrl: '' }, areas);
void api.transactions;
void server.transactions;
void api.transactions.voidCard({ params: { id: 'txn' }, body: {} }, { idempotencyKey: 'k' });
void whole.reporting.listTransactions.csv({});
${Object.keys(areas)
  .map((area) => `void whole.${area};`)
  .join('\n')}
`;

/** A TypeScript language service for an unsaved file, as in an editor. */
function openEditor() {
  const read = (path) => (path === file ? code : ts.sys.readFile(path));
  const exists = (path) => path === file || ts.sys.fileExists(path);
  const { config } = ts.readConfigFile(`${folder}/tsconfig.json`, (path) => ts.sys.readFile(path));
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  return ts.createLanguageService({
    getCompilationSettings: () => options,
    getCurrentDirectory: () => folder,
    getDefaultLibFileName: (wanted) => ts.getDefaultLibFilePath(wanted),
    getScriptFileNames: () => [file],
    getScriptVersion: () => '1',
    getScriptSnapshot: (path) => {
      const text = read(path);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    fileExists: exists,
    readFile: read,
  });
}

const editor = openEditor();

/** The editor's hover for the last word of a code fragment. */
function hover(piece) {
  const start = code.search(new RegExp(`${piece}\\b`));
  const at = start + piece.length - (/\w+$/.exec(piece)?.[0].length ?? 0);
  const info = start < 0 ? undefined : editor.getQuickInfoAtPosition(file, at);
  return {
    type: ts.displayPartsToString(info?.displayParts),
    summary: ts.displayPartsToString(info?.documentation),
  };
}

/** Maximum length in characters, so that the hover fits beside the code without scrolling. */
const longest = 600;

describe('hovering in an editor', () => {
  it.each([
    ['import { createClient', 'createClient'],
    ['const api = createClient', 'TransactionsArea'],
    ['const whole = createClient', 'areas'],
    ['const api', 'Client<{'],
    ['const server', '"server"'],
    ['const whole', 'Client<typeof areas'],
    ['void api.transactions', 'AreaClient<TransactionsArea, "session">'],
    ['void server.transactions', 'AreaClient<TransactionsArea, "server">'],
  ])('%s is short, by names', (piece, named) => {
    const { type } = hover(piece);
    expect(type).toContain(named);
    expect(type.length).toBeLessThan(longest);
  });

  it.each(Object.keys(areas))('%s is named, not spelled out', (area) => {
    const { type } = hover(`void whole.${area}`);
    expect(type).toMatch(/AreaClient<[\w<>, "]+, "session">$/);
    expect(type.length).toBeLessThan(longest);
  });

  it('says of a call what the contract says of it', () => {
    expect(editor.getSemanticDiagnostics(file)).toEqual([]);
    expect(hover('api.transactions.voidCard').summary).toBe('Void a payment.');
    expect(hover('whole.reporting.listTransactions').summary).toBe('List transactions.');
    expect(hover('listTransactions.csv').summary).toContain('The export of the same query');
  });
});
