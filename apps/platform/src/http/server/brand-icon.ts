import { createHash } from 'node:crypto';
import type { Brand } from '../hosts/brands.ts';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text and attribute values for HTML and XML. */
export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

export interface BrandIcon {
  /** Contains a hash of the icon, so that it can be cached forever. */
  readonly path: string;
  readonly svg: string;
}

/** The brand's initial on its color. */
export function brandIcon({ brand, name, primaryColor }: Brand): BrandIcon {
  const initial = escapeMarkup(name.slice(0, 1).toUpperCase());
  const svg = [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
    `<rect width="32" height="32" rx="7" fill="${escapeMarkup(primaryColor)}"/>`,
    `<text x="16" y="23" font-family="system-ui, sans-serif" font-size="20" font-weight="700" text-anchor="middle" fill="#fff">${initial}</text>`,
    '</svg>',
  ].join('');
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 10);
  return { path: `/icons/${brand}.${hash}.svg`, svg };
}
