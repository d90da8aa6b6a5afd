import { guardedAtom } from './state/guarded.ts';

/** The tab's location. The router writes it; atoms that depend on the address read it. */
interface Place {
  readonly pathname: string;
  readonly search: string;
}

export const locationAtom = guardedAtom<Place>({ pathname: '/', search: '' });

/** The address's search with some parameters changed; undefined or empty removes one. */
export function withParams(
  search: string,
  changes: Readonly<Record<string, string | readonly string[] | undefined>>,
): string {
  const params = new URLSearchParams(search);
  for (const [key, value] of Object.entries(changes)) {
    params.delete(key);
    for (const item of typeof value === 'string' ? [value] : (value ?? [])) {
      if (item !== '') params.append(key, item);
    }
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** Parameters of the whole tab, kept in every link: the acting session and the chosen account. */
const lasting = ['as', 'account'] as const;

/** A path that keeps this tab's acting session and chosen account. */
export function contextual(path: string, search: string): string {
  const here = new URLSearchParams(search);
  const url = new URL(path, 'http://app');
  for (const key of lasting) {
    const value = here.get(key);
    if (value && !url.searchParams.has(key)) url.searchParams.set(key, value);
  }
  return `${url.pathname}${url.search}`;
}

/** The address of a filtered list. */
export const listAt = (path: string, filters: Parameters<typeof withParams>[1]): string =>
  path + withParams('', filters);

/** The address of a record opened next to its page's list. */
export const recordAt = (path: string, id: string): string =>
  `${path}?open=${encodeURIComponent(id)}`;
