import { parseSync } from 'vite';

/** A syntax node, as far as examples need it. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

const nodesOf = (value: unknown): SyntaxNode[] =>
  Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [];

/** A part of a node; undefined for none. */
export const part = (node: SyntaxNode | undefined, key: string): SyntaxNode | undefined =>
  nodesOf(node?.[key])[0];

/** A list of a node. */
export const parts = (node: SyntaxNode | undefined, key: string): SyntaxNode[] =>
  nodesOf(node?.[key]);

/** An identifier's name or a literal's text; '' for anything else. */
export function nameOf(node: SyntaxNode | undefined): string {
  const name = node?.['name'] ?? node?.['value'];
  return typeof name === 'string' ? name : '';
}

/** The node without `satisfies`, `as` and parentheses. */
export function bare(node: SyntaxNode | undefined): SyntaxNode | undefined {
  const isWrapped =
    node?.type === 'TSSatisfiesExpression' ||
    node?.type === 'TSAsExpression' ||
    node?.type === 'ParenthesizedExpression';
  return isWrapped ? bare(part(node, 'expression')) : node;
}

export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  return Object.values(node).flatMap(nodesOf);
}

/** Property and attribute names, which don't refer to anything in the module. */
const keyOf: Readonly<Record<string, string>> = {
  Property: 'key',
  MemberExpression: 'property',
  JSXAttribute: 'name',
  TSPropertySignature: 'key',
};

/** Every name a piece of code may use from its module. */
export function namesIn(node: SyntaxNode): string[] {
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') {
    const annotation = part(node, 'typeAnnotation');
    return [nameOf(node), ...(annotation ? namesIn(annotation) : [])];
  }
  const key = node['computed'] === true ? undefined : keyOf[node.type];
  const left = key !== undefined && node['shorthand'] !== true ? part(node, key) : undefined;
  return childrenOf(node)
    .filter((child) => child !== left)
    .flatMap(namesIn);
}

/** The statements of a module. */
export function statementsOf(code: string): SyntaxNode[] {
  const { program } = parseSync('example.tsx', code);
  return parts(JSON.parse(JSON.stringify(program)), 'body');
}
