/** Stands for whatever host the page is on; nothing is ever loaded from it. */
const here = 'http://return.invalid';

/**
 * Where a person goes after signing in: the path asked for, if it is one of this same origin, else
 * the start page. The path is read as browsers read it, so that `//host`, `/\host` and `/.//host`,
 * which all lead elsewhere, are seen for what they are.
 */
export function safeReturn(asked: string | undefined): string {
  if (!asked?.startsWith('/') || !URL.canParse(asked, here)) return '/';
  const { origin, pathname, search, hash } = new URL(asked, here);
  if (origin !== here || pathname.startsWith('//') || pathname.startsWith('/payments/')) return '/';
  return pathname + search + hash;
}
