/** What stands between the parts of an address that runs nothing: see `isSafeAddress`. */
const PROTOCOLS = new Set(['http:', 'https:', 'blob:']);
const INLINE_IMAGE = /^data:image\/(?:avif|gif|jpeg|png|svg\+xml|webp)[;,]/i;
/** Whatever a relative address is taken from. */
const BASE = 'https://relative.invalid/';

/**
 * Whether an address only shows: http, https, blob or relative, and for images a `data:` one. Others,
 * `javascript:` among them, are never put into the page.
 */
export function isSafeAddress(address: string, kind: 'images' | 'pdf'): boolean {
  if (address.trim() === '') return false;
  if (kind === 'images' && INLINE_IMAGE.test(address)) return true;
  return URL.canParse(address, BASE) && PROTOCOLS.has(new URL(address, BASE).protocol);
}

/** Control characters, and marks that turn the reading direction: 'exe.fdp' read as 'pdf.exe'. */
const DECEPTIVE = /[\p{Cc}\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;

/** A file's name as text that reads as it is stored. */
export const plainName = (name: string): string => name.replaceAll(DECEPTIVE, '\u{fffd}');

/** The name under which a file is saved: no folders, nothing that a system takes for more than a name. */
export const fileName = (name: string): string =>
  name
    .replaceAll(DECEPTIVE, '')
    .replaceAll(/[/\\:*?"<>|]/g, '_')
    .replace(/^\.+/, '')
    .trim() || 'document';
