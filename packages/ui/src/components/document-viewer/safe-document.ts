/** Protocols of URLs that can't run code: see `isSafeAddress`. */
const PROTOCOLS = new Set(['http:', 'https:', 'blob:']);
const INLINE_IMAGE = /^data:image\/(?:avif|gif|jpeg|png|svg\+xml|webp)[;,]/i;
/** Base for resolving relative URLs. */
const BASE = 'https://relative.invalid/';

/**
 * Whether a URL can only display: http, https, blob or relative, and `data:` for images. Others, such as `javascript:`,
 * are never rendered.
 */
export function isSafeAddress(address: string, kind: 'images' | 'pdf'): boolean {
  if (address.trim() === '') return false;
  if (kind === 'images' && INLINE_IMAGE.test(address)) return true;
  return URL.canParse(address, BASE) && PROTOCOLS.has(new URL(address, BASE).protocol);
}

/** Control characters and bidirectional marks: with them 'exe.fdp' reads as 'pdf.exe'. */
const DECEPTIVE = /[\p{Cc}\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;

/** A file name as text that reads as it is stored. */
export const plainName = (name: string): string => name.replaceAll(DECEPTIVE, '\u{fffd}');

/** The name to save a file under: no folders, no characters that are special to a system. */
export const fileName = (name: string): string =>
  name
    .replaceAll(DECEPTIVE, '')
    .replaceAll(/[/\\:*?"<>|]/g, '_')
    .replace(/^\.+/, '')
    .trim() || 'document';
