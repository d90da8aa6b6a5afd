import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';

export interface Figure {
  readonly what: string;
  readonly came: string;
  readonly holds: boolean;
}

const page = 'docs/reliability.md';
const [opens, closes] = ['<!-- failover -->', '<!-- /failover -->'];

/** @param how what it was measured on, beside the machine. */
export function writeFigures(figures: readonly Figure[], how: string): void {
  const text = readFileSync(page, 'utf8');
  const table = [
    `${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} cores (${cpus()[0]?.model.trim()}), ${how}.`,
    '',
    '| fact | value |',
    '| --- | --- |',
    ...figures.map(({ what, came, holds }) => `| ${what} | ${holds ? '' : '**fails:** '}${came} |`),
  ].join('\n');
  const [before = ''] = text.split(opens);
  const after = text.split(closes)[1] ?? '\n';
  writeFileSync(page, `${before}${opens}\n\n${table}\n\n${closes}${after}`);
}
