import type { PoolClient } from 'pg';

/*
 * Planning a statement costs PostgreSQL more than running most of ours. A statement that comes again and
 * again is therefore sent under a name: a connection parses it once and, where its values make no
 * difference, plans it once. A pooler in front of the database must know prepared statements.
 */

/** Each connection keeps each of them, so there is an end to them. */
const mostNamed = 128;
/** Texts whose uses are counted; the oldest is forgotten first. */
const mostCounted = 512;
const usesBeforeNamed = 5;
/** Rows written together make long texts that hardly come twice. */
const longestText = 6000;

/** With a limit the right plan depends on the values: planned again each time. */
const isNameable = (text: string): boolean =>
  text.length <= longestText &&
  /^\s*(?:select|insert|update|delete)\b/.test(text) &&
  !/\blimit\b/.test(text);

/** Names of the statements of one database, for those that have become worth one. */
function createNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const uses = new Map<string, number>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= mostNamed || !isNameable(text)) return known;
    const used = (uses.get(text) ?? 0) + 1;
    uses.delete(text);
    if (used < usesBeforeNamed) {
      uses.set(text, used);
      const [oldest] = uses.keys();
      if (uses.size > mostCounted && oldest !== undefined) uses.delete(oldest);
      return undefined;
    }
    const name = `s${names.size + 1}`;
    names.set(text, name);
    return name;
  };
}

function named(query: unknown, nameOf: (text: string) => string | undefined): unknown {
  if (typeof query !== 'object' || query === null || !('text' in query)) return query;
  const isNamed = 'name' in query && query.name !== undefined;
  const name = isNamed || typeof query.text !== 'string' ? undefined : nameOf(query.text);
  return name === undefined ? query : { ...query, name };
}

/** Makes what lets each connection of a pool send what it is asked often under names. */
export function createStatementNames(): (client: PoolClient) => void {
  const nameOf = createNames();
  return (client) => {
    const send = client.query.bind(client);
    Object.assign(client, {
      query: (query: unknown, ...rest: readonly unknown[]) =>
        Reflect.apply(send, undefined, [named(query, nameOf), ...rest]),
    });
  };
}
