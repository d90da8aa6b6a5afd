import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const folder = resolve(import.meta.dirname, '../../packages/ui');
const files = globSync('src/components/*/index.ts', { cwd: folder }).map((path) =>
  resolve(folder, path),
);
const { config } = ts.readConfigFile(resolve(folder, 'tsconfig.json'), (path) =>
  ts.sys.readFile(path),
);
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
const program = ts.createProgram(files, { ...options, noEmit: true });
const checker = program.getTypeChecker();

const described = (symbol) =>
  ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim() !== '';
const isOwn = (node) =>
  node !== undefined && !node.getSourceFile().fileName.includes('node_modules');
const targetOf = (symbol) =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

/** Every type that components export, with the file that declares it. */
const types = files.flatMap((file) =>
  checker
    .getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(file)))
    .map(targetOf)
    .filter(({ declarations: [node] = [] }) => {
      return isOwn(node) && (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node));
    }),
);

function propsOf(symbol) {
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  const members = type.isUnion() ? type.types : [type];
  return members
    .flatMap((member) => member.getProperties?.() ?? [])
    .filter(({ declarations: [node] = [] }) => {
      return isOwn(node) && (ts.isPropertySignature(node) || ts.isMethodSignature(node));
    });
}

/** 292 of 710 props had no description. */
it('every prop of every component is described', () => {
  const missing = types.flatMap((symbol) =>
    propsOf(symbol)
      .filter((prop) => !described(prop))
      .map((prop) => `${symbol.name}.${prop.name}`),
  );
  expect(types.length).toBeGreaterThan(150);
  expect([...new Set(missing)]).toEqual([]);
});

/** Component props must be documented by the component itself. */
it('every named type is described', () => {
  const named = types.filter(({ name }) => !name.endsWith('Props'));
  expect(named.filter((symbol) => !described(symbol)).map(({ name }) => name)).toEqual([]);
});
