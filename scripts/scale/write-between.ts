import { readFileSync, writeFileSync } from 'node:fs';

/** Replaces what a page has between `<!-- mark -->` and `<!-- /mark -->`. */
export function writeBetween(page: string, mark: string, text: string): void {
  const [opens, closes] = [`<!-- ${mark} -->`, `<!-- /${mark} -->`];
  const [before = '', rest = ''] = readFileSync(page, 'utf8').split(opens);
  const after = rest.split(closes)[1];
  if (after === undefined) throw new Error(`${page} has no place for ${mark}.`);
  writeFileSync(page, `${before}${opens}\n\n${text}\n\n${closes}${after}`);
}
