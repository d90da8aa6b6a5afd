import { join } from 'node:path';
import ts from 'typescript';

const flags =
  ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;
const inside = flags | ts.TypeFormatFlags.InTypeAlias;

/** Longer types are generated tokens or whole areas, which are listed individually elsewhere. */
const longest = 1200;

/** One line, without local paths and line breaks, which aren't part of an API. */
const plain = (text) => text.replace(/import\("[^"]*"\)\./g, '').replace(/\s+/g, ' ');

const isOwn = (symbol) =>
  symbol.declarations?.some((node) => !node.getSourceFile().fileName.includes('node_modules'));

/**
 * A type as written in the source: the checker prints union members in an order that depends on what it read before.
 */
const written = (node) => (node?.type ? plain(node.type.getText()) : undefined);

/** A function by its parameter types. */
function writtenFunction(node) {
  const parameters = node.parameters.map((parameter) => written(parameter) ?? 'unknown');
  return `(${parameters.join(', ')}) => ${written(node) ?? 'inferred'}`;
}

/** A type with fields of the package's own: one line each. Fields inherited from React are left out. */
function fieldLines(checker, name, type, node) {
  return type
    .getProperties()
    .filter(isOwn)
    .map((field) => {
      const optional = field.flags & ts.SymbolFlags.Optional ? '?' : '';
      const text =
        written(field.declarations[0]) ??
        plain(checker.typeToString(checker.getTypeOfSymbolAtLocation(field, node), node, flags));
      return `${name}.${field.name}${optional}${text.length > longest ? '' : `: ${text}`}`;
    })
    .toSorted();
}

function valueText(checker, target, node) {
  if (ts.isFunctionDeclaration(node)) return writtenFunction(node);
  const made = ts.isVariableDeclaration(node) ? node.initializer : undefined;
  if (made && (ts.isArrowFunction(made) || ts.isFunctionExpression(made))) {
    return writtenFunction(made);
  }
  const type = checker.getTypeOfSymbolAtLocation(target, node);
  return written(node) ?? plain(checker.typeToString(type, node, flags));
}

function exportLines(checker, symbol) {
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const [node] = target.declarations ?? [];
  if (!node) return [symbol.name];
  if (target.flags & ts.SymbolFlags.Value) {
    const text = valueText(checker, target, node);
    return [text.length > longest ? symbol.name : `${symbol.name}: ${text}`];
  }
  const type = checker.getDeclaredTypeOfSymbol(target);
  const isShape = ts.isInterfaceDeclaration(node) || (type.flags & ts.TypeFlags.Object) !== 0;
  const head = `type ${symbol.name}`;
  if (isShape && type.getProperties().some(isOwn)) {
    return [head, ...fieldLines(checker, symbol.name, type, node)];
  }
  return [`${head} = ${written(node) ?? plain(checker.typeToString(type, node, inside))}`];
}

/** The exports of each entry of a package, one per line. @param entries source file by entry name. */
export function describeTypes(folder, entries) {
  const { config } = ts.readConfigFile(join(folder, 'tsconfig.json'), (path) =>
    ts.sys.readFile(path),
  );
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  const files = Object.values(entries);
  const program = ts.createProgram(files, { ...options, noEmit: true });
  const checker = program.getTypeChecker();
  return Object.entries(entries).flatMap(([entry, file]) => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    const symbols = module ? checker.getExportsOfModule(module) : [];
    return symbols
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap((symbol) => exportLines(checker, symbol))
      .map((line) => `${entry}  ${line}`);
  });
}
