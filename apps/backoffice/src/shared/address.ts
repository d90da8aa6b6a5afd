/** The search of an address with some parameters changed; undefined or empty removes one. */
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

/** Parameters that belong to the whole tab and go with every link: the acting session and account. */
const lasting = ['as', 'account'] as const;

/** A path within this tab's context: acting session and chosen account stay in the address. */
export function contextual(path: string, search: string): string {
  const here = new URLSearchParams(search);
  const url = new URL(path, 'http://app');
  for (const key of lasting) {
    const value = here.get(key);
    if (value && !url.searchParams.has(key)) url.searchParams.set(key, value);
  }
  return `${url.pathname}${url.search}`;
}

/** The address of a list, narrowed. */
export const listAt = (path: string, filters: Parameters<typeof withParams>[1]): string =>
  path + withParams('', filters);

/** The address of a record beside the list of its page. */
export const recordAt = (path: string, id: string): string =>
  `${path}?open=${encodeURIComponent(id)}`;
