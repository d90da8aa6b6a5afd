/* What lies in deploy/, for the tests that hold it against the files it refers to. */
import { readdirSync, readFileSync } from 'node:fs';

export const root = new URL('../', import.meta.url);
export const textOf = (path) => readFileSync(new URL(path, root), 'utf8');
export const all = (text, pattern) => [...text.matchAll(pattern)].map((match) => match[1]);

export const [containerfile, compose, caddyfile, haproxy, haproxyDatabase] = [
  'Containerfile',
  'compose.yaml',
  'Caddyfile',
  'haproxy.cfg',
  'haproxy-database.cfg',
].map((name) => textOf(`deploy/${name}`));
export const units = readdirSync(new URL('deploy/', root)).filter((name) =>
  name.endsWith('.service'),
);
export const pages = ['docs/deploy.md', 'docs/operate.md'];
/** All files except those the operator creates there. */
export const everything = readdirSync(new URL('deploy/', root))
  .filter((name) => /\.(?!env$)|file$/.test(name))
  .map((name) => `deploy/${name}`);
export const target = (name) =>
  containerfile.split(/^(?=FROM )/m).find((part) => part.includes(` AS ${name}\n`));

/** The `NAME=value` lines of a text, without comments. */
export const variablesIn = (text) =>
  Object.fromEntries(
    [...text.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
  );
