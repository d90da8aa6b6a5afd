type Args = Readonly<Record<string, unknown>>;

export interface LiveCode {
  readonly component: string;
  /** The last part of the import. */
  readonly folder: string;
  /** What the reader has now, and what the story began with. */
  readonly args: Args;
  readonly initialArgs: Args;
  /** Arguments as they stand in the story's file. */
  readonly written: Readonly<Record<string, string>>;
}

const LONG = 48;
const LINE = 72;

const isPlain = (text: string): boolean => !/["\\{}<>&\n]/.test(text);

/** What stands between the braces; longer expressions are in the whole example. */
function expressionOf(value: unknown, written: string | undefined): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number' || typeof value === 'boolean' || value === null)
    return String(value);
  return written === undefined || written.length > LONG || written.includes('\n') ? '…' : written;
}

function attribute(name: string, value: unknown, written: string | undefined): string {
  if (value === true) return name;
  if (typeof value === 'string' && isPlain(value)) return `${name}="${value}"`;
  return `${name}={${expressionOf(value, written)}}`;
}

/** A component with the properties that it has at the moment, as somebody would write it. */
export function liveCode({ component, folder, args, initialArgs, written }: LiveCode): string {
  // What was switched on and off again is as good as never said.
  const isSaid = ([name, value]: [string, unknown]) =>
    value !== undefined && (value !== false || name in initialArgs);
  const said = Object.entries(args).filter(isSaid);
  const attributes = said
    .filter(([name]) => name !== 'children')
    .map(([name, value]) => attribute(name, value, written[name]));
  const children = said.find(([name]) => name === 'children')?.[1];
  const inside =
    typeof children === 'string' && isPlain(children)
      ? children
      : children !== undefined && `{${expressionOf(children, written['children'])}}`;
  const flat = [component, ...attributes].join(' ');
  const isLong = flat.length + (inside === false ? 0 : inside.length) > LINE;
  const opening = isLong ? `${component}\n  ${attributes.join('\n  ')}\n` : flat;
  const closed = isLong ? `<${opening}/>` : `<${opening} />`;
  const open = isLong
    ? `<${opening}>\n  ${inside}\n</${component}>`
    : `<${opening}>${inside}</${component}>`;
  return `import { ${component} } from '@payfac/ui/${folder}';\n\n${inside === false ? closed : open}`;
}
