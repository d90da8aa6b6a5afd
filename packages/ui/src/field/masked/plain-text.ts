const invisible = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const dashes = /[\u2010-\u2015\u2212]/g;

/**
 * Text from a clipboard or an input method in plain characters: full-width forms become their
 * ordinary ones, direction marks (contacts copied from a phone carry them) are dropped, every
 * dash and minus is '-', and white space at both ends is gone.
 */
export function plainText(text: string): string {
  return text.normalize('NFKC').replace(invisible, '').replace(dashes, '-').trim();
}
