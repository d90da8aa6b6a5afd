import { bare, childrenOf, nameOf, part, parts, type SyntaxNode } from './syntax.ts';

/** A story's arguments by name, as written in the file, with their positions. */
export type Args = ReadonlyMap<string, SyntaxNode>;

const SPREAD = '...';

function entryOf(property: SyntaxNode): [string, SyntaxNode][] {
  const spread = property.type === 'SpreadElement' ? part(property, 'argument') : undefined;
  if (spread) return [[`${SPREAD}${nameOf(spread)}`, spread]];
  const value = bare(part(property, 'value'));
  return value ? [[nameOf(part(property, 'key')), value]] : [];
}

/** Properties of an object literal, or of a named object; a spread is keyed by its dots and name. */
export function entriesOf(written: SyntaxNode | undefined): [string, SyntaxNode][] {
  const object = bare(written);
  return object?.type === 'Identifier'
    ? [[`${SPREAD}${nameOf(object)}`, object]]
    : parts(object, 'properties').flatMap(entryOf);
}

const textOf = (code: string, node: SyntaxNode): string => code.slice(node.start, node.end);

const isPlain = (text: string): boolean => !/["\\{}<>&\n]/.test(text);

function attribute(code: string, name: string, value: SyntaxNode): string {
  if (name.startsWith(SPREAD)) return `{${name}}`;
  const literal = value.type === 'Literal' ? value['value'] : undefined;
  if (literal === true) return name;
  if (typeof literal === 'string' && isPlain(literal)) return `${name}="${literal}"`;
  return `${name}={${textOf(code, value)}}`;
}

/** All arguments except children, which go between the tags. */
export const attributesOf = (code: string, args: Args): string =>
  [...args]
    .filter(([name]) => name !== 'children')
    .map(([name, value]) => attribute(code, name, value))
    .join(' ');

export function childrenText(code: string, args: Args): string {
  const children = args.get('children');
  if (children === undefined) return '';
  if (children.type.startsWith('JSX')) return textOf(code, children);
  const literal = children['value'];
  if (typeof literal === 'string' && isPlain(literal)) return literal;
  return `{${textOf(code, children)}}`;
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Replacements of a render function's parameters: attributes for a spread, values for each use. */
function editsOf(code: string, node: SyntaxNode, name: string, args: Args): Edit[] {
  if (node.type === 'JSXElement') {
    const opening = part(node, 'openingElement');
    const spread = parts(opening, 'attributes').find(
      (one) => one.type === 'JSXSpreadAttribute' && nameOf(part(one, 'argument')) === name,
    );
    if (opening && spread) {
      const tag = part(opening, 'name');
      const children = childrenText(code, args);
      const isClosed = opening['selfClosing'] === true && children !== '' && tag !== undefined;
      return [
        { start: spread.start, end: spread.end, text: attributesOf(code, args) },
        ...(isClosed
          ? [
              {
                start: opening.end - 2,
                end: opening.end,
                text: `>${children}</${textOf(code, tag)}>`,
              },
            ]
          : []),
        ...childrenOf(node)
          .filter((child) => child !== opening)
          .flatMap((child) => editsOf(code, child, name, args)),
        ...parts(opening, 'attributes')
          .filter((one) => one !== spread)
          .flatMap((child) => editsOf(code, child, name, args)),
      ];
    }
  }
  const isUse = node.type === 'MemberExpression' && nameOf(part(node, 'object')) === name;
  const used = isUse ? args.get(nameOf(part(node, 'property'))) : undefined;
  if (isUse) {
    return [{ start: node.start, end: node.end, text: used ? textOf(code, used) : 'undefined' }];
  }
  return childrenOf(node).flatMap((child) => editsOf(code, child, name, args));
}

/** A piece of a file with the story's arguments substituted. */
export function withArgs(code: string, node: SyntaxNode, name: string, args: Args): string {
  const edits = editsOf(code, node, name, args).toSorted((one, other) => other.start - one.start);
  return edits
    .reduce(
      (text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end),
      code.slice(0, node.end),
    )
    .slice(node.start);
}
