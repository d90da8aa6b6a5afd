/** Stands for the page's host; nothing is ever loaded from it. */
const here = 'http://return.invalid';

/**
 * Where to go after signing in: the requested path if it is on this origin, else the start page. The path is parsed as
 * browsers parse it, so that `//host`, `/\host` and `/.//host`, which all lead to other hosts, are caught.
 */
export function safeReturn(asked: string | undefined): string {
  if (!asked?.startsWith('/') || !URL.canParse(asked, here)) return '/';
  const { origin, pathname, search, hash } = new URL(asked, here);
  if (origin !== here || pathname.startsWith('//') || pathname.startsWith('/payments/')) return '/';
  return pathname + search + hash;
}
