import { readFileSync } from 'node:fs';
import { nameOf, part, parts, type SyntaxNode, statementsOf } from './syntax.ts';

interface Import {
  readonly from: string;
  /** Text between the braces. */
  readonly written: string;
  readonly isDefault: boolean;
  readonly isType: boolean;
}

export interface SourceFile {
  readonly path: string;
  readonly code: string;
  readonly imports: ReadonlyMap<string, Import>;
  /** The module's declarations, by name, in order. */
  readonly declarations: ReadonlyMap<string, SyntaxNode>;
}

const declares = new Set([
  'FunctionDeclaration',
  'TSInterfaceDeclaration',
  'TSTypeAliasDeclaration',
]);

function importsOf(code: string, statement: SyntaxNode): [string, Import][] {
  const from = nameOf(part(statement, 'source'));
  const isAllTypes = statement['importKind'] === 'type';
  return parts(statement, 'specifiers').map((one) => [
    nameOf(part(one, 'local')),
    {
      from,
      written: code.slice(one.start, one.end).replace(/^type /, ''),
      isDefault: one.type === 'ImportDefaultSpecifier',
      isType: isAllTypes || one['importKind'] === 'type',
    },
  ]);
}

/** A declaration without its `export`, by each name it declares. */
function declarationsOf(statement: SyntaxNode): [string, SyntaxNode][] {
  if (statement.type === 'ExportNamedDeclaration') {
    const declaration = part(statement, 'declaration');
    return declaration ? declarationsOf(declaration) : [];
  }
  if (declares.has(statement.type)) return [[nameOf(part(statement, 'id')), statement]];
  if (statement.type !== 'VariableDeclaration') return [];
  return parts(statement, 'declarations').map((one) => [nameOf(part(one, 'id')), statement]);
}

export function readSource(path: string): SourceFile {
  const code = readFileSync(path, 'utf8');
  const statements = statementsOf(code);
  const imports = statements.filter(({ type }) => type === 'ImportDeclaration');
  return {
    path,
    code,
    imports: new Map(imports.flatMap((statement) => importsOf(code, statement))),
    declarations: new Map(statements.flatMap(declarationsOf)),
  };
}
