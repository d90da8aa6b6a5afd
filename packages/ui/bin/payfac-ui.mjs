#!/usr/bin/env node
// Writes a brand: its stylesheet and its tokens.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createBrand, shortPairs } from '@payfac/ui/brand-kit';

const USAGE = `Usage: payfac-ui brand --name Acme --primary '#0b6bcb' [options]
       payfac-ui brand --name Acme --tokens acme.tokens.json [options]

  --primary    buttons, links, what is chosen
  --secondary  the sidebar and decoration; a dark shade of the primary color unless given
  --corners    sharp, soft (default) or round
  --tokens     a brand file to read in place of colors
  --out        folder to write to; the current one unless given
`;

const options = Object.fromEntries(
  ['name', 'primary', 'secondary', 'corners', 'tokens', 'out'].map((name) => [
    name,
    { type: 'string' },
  ]),
);

function fail(text) {
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

function read() {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    return fail(`${error.message}\n\n${USAGE}`);
  }
}

const { values, positionals } = read();
const { name, primary, secondary, corners, tokens, out = '.' } = values;
if (positionals.join(' ') !== 'brand' || !name || (!primary && !tokens)) fail(USAGE);
if (corners !== undefined && !['sharp', 'soft', 'round'].includes(corners)) {
  fail('corners are sharp, soft or round');
}

function textOf(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    return fail(`Couldn't read ${path}: ${error.code}`);
  }
}

const { brand, problems } = createBrand(
  tokens ? { name, tokens: textOf(tokens) } : { name, primary, secondary, corners },
);
if (!brand) fail(problems.join('\n'));

const file = basename(
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, ''),
);
const folder = resolve(out);
mkdirSync(folder, { recursive: true });
for (const [ending, text] of [
  ['css', brand.css],
  ['tokens.json', brand.tokens],
]) {
  const path = join(folder, `${file}.${ending}`);
  writeFileSync(path, text);
  process.stdout.write(`${path}\n`);
}
const short = shortPairs(brand);
const pairs = brand.report.light.length + brand.report.dark.length;
process.stdout.write(`${pairs - short.length} of ${pairs} pairs reach WCAG AA\n`);
for (const { name: pair, ratio, least } of short) {
  process.stdout.write(`  ${pair}: ${ratio.toFixed(2)}, at least ${least}\n`);
}
if (short.length > 0) process.exit(2);
