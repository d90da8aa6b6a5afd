// Checks what an editor shows for the client: a hover on every call, and a description of every input and output
// property, using the TypeScript version a consumer has.
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from './run.mjs';

/** Longer hovers aren't read. */
const longestHover = 400;

const isArea = (value) => Object.values(Object(value)).every(({ output }) => output !== undefined);

/** Every area's calls, for a client with a key and one with a session. */
async function everyCall(folder) {
  const contract = join(folder, 'node_modules/@payfac/api/dist/contract/areas.js');
  const areas = Object.entries(await import(pathToFileURL(contract))).filter(([, of]) =>
    isArea(of),
  );
  const names = areas.map(([name]) => name).join(', ');
  const calls = areas.flatMap(([area, of]) => Object.keys(of).map((call) => `${area}.${call}`));
  const lines = ['key', 'session'].flatMap((client) =>
    calls.map((call) => `${client}.${call}(nothing, nothing);`),
  );
  return `import { createClient } from '@payfac/api';
import { ${names} } from '@payfac/api/contract';
declare const nothing: never;
const baseUrl = 'https://harbor.example/api/v1';
const key = createClient({ baseUrl, apiKey: 'k' }, { ${names} });
const session = createClient({ baseUrl }, { ${names} });
${lines.join('\n')}
`;
}

function serviceFor(ts, place, file) {
  const options = {
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    strict: true,
    skipLibCheck: true,
    types: [],
  };
  return ts.createLanguageService({
    ...ts.sys,
    getCompilationSettings: () => options,
    getScriptFileNames: () => [file],
    getScriptVersion: () => '1',
    getScriptSnapshot: (name) => {
      const text = ts.sys.readFile(name);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => place,
    useCaseSensitiveFileNames: () => true,
    getDefaultLibFileName: (of) => ts.getDefaultLibFilePath(of),
  });
}

/** Undocumented properties in the package's declarations, below a type. */
function bareProperties(ts, checker) {
  const seen = new Set();
  const bare = [];
  let count = 0;
  const isOurs = (symbol) =>
    symbol.declarations?.some((one) =>
      one.getSourceFile().fileName.includes('@payfac/api/dist/written/'),
    );
  function visit(type, at) {
    if (seen.has(type)) return;
    seen.add(type);
    if (type.isUnionOrIntersection()) for (const part of type.types) visit(part, at);
    for (const argument of checker.getTypeArguments(type)) visit(argument, at);
    for (const property of type.getProperties()) {
      if (!isOurs(property)) continue;
      count += 1;
      const name = `${at}.${property.name}`;
      if (property.getDocumentationComment(checker).length === 0) bare.push(name);
      visit(checker.getTypeOfSymbol(property), name);
    }
  }
  return { visit, bare, count: () => count };
}

export async function inEditors(folder) {
  const ts = createRequire(join(folder, 'package.json'))('typescript');
  const place = join(folder, 'editor');
  mkdirSync(place, { recursive: true });
  const file = join(place, 'every-call.ts');
  writeFileSync(file, await everyCall(folder));
  const service = serviceFor(ts, place, file);
  const program = service.getProgram();
  const checker = program.getTypeChecker();
  const properties = bareProperties(ts, checker);
  const problems = [];
  let hovers = 0;
  ts.forEachChild(program.getSourceFile(file), (node) => {
    if (!ts.isExpressionStatement(node)) return;
    const call = node.expression.expression;
    const hover = service.getQuickInfoAtPosition(file, call.name.getStart());
    const shown = ts.displayPartsToString(hover?.displayParts);
    const name = call.getText();
    hovers += 1;
    if (shown.length > longestHover) problems.push(`${name} shows ${shown.length} characters`);
    if (/\bz\.|Zod/.test(shown)) problems.push(`${name} shows zod: ${shown}`);
    if (!/Promise<\w/.test(shown)) problems.push(`${name} shows no name of a result: ${shown}`);
    if (!hover?.documentation?.length) problems.push(`${name} has no documentation`);
    const [signature] = checker.getTypeAtLocation(call).getCallSignatures();
    for (const parameter of signature?.getParameters() ?? []) {
      properties.visit(checker.getTypeOfSymbolAtLocation(parameter, node), name);
    }
    if (signature) properties.visit(signature.getReturnType(), name);
  });
  problems.push(...properties.bare.map((name) => `${name} has no documentation`));
  expect(hovers > 500, `every call is hovered over: ${hovers}`);
  expect(properties.count() > 2000, `every property is looked at: ${properties.count()}`);
  expect(problems.length === 0, `editors show what is to be read:\n${problems.join('\n')}`);
  return `${hovers} hovers, ${properties.count()} properties`;
}
