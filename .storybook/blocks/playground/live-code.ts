type Args = Readonly<Record<string, unknown>>;

export interface LiveCode {
  readonly component: string;
  /** Last part of the import path. */
  readonly folder: string;
  /** Current arguments, and the story's initial ones. */
  readonly args: Args;
  readonly initialArgs: Args;
  /** Arguments as written in the story's file. */
  readonly written: Readonly<Record<string, string>>;
}

const LONG = 48;
const LINE = 72;

const isPlain = (text: string): boolean => !/["\\{}<>&\n]/.test(text);

/** Text between the braces; longer expressions are only in the full example. */
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

/** The component with its current props, as a developer would write it. */
export function liveCode({ component, folder, args, initialArgs, written }: LiveCode): string {
  // A property switched on and off again is left out.
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
