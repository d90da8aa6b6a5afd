/*
 * Runs the examples of a README in order, answering every call from memory, and prints their output. The argument is
 * the folder that contains them.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as areas from '@payfac/api/contract';
import { createTestTransport } from '@payfac/api/testing';

const folder = process.argv[2] ?? '';
const isArea = (value: unknown): value is areas.Area =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((endpoint: unknown) => Object(endpoint).output !== undefined);
const all = Object.fromEntries(
  Object.entries<unknown>(areas).flatMap(([name, value]) => (isArea(value) ? [[name, value]] : [])),
);

globalThis.fetch = createTestTransport(all).fetch;

/** The part of a page that the card fields' loader needs; their script loads as soon as it is requested. */
function openPage(): void {
  const nothing = () => undefined;
  const fields = {
    on: (event: string, listener: () => void) => event === 'ready' && listener(),
    tokenize: async () => ({ ok: true, token: 'tok_1' }),
    destroy: nothing,
  };
  const document = {
    createElement: () => Object.assign(new EventTarget(), { remove: nothing }),
    head: { append: (script: EventTarget) => script.dispatchEvent(new Event('load')) },
    body: {},
    addEventListener: nothing,
    removeEventListener: nothing,
  };
  Object.assign(globalThis, { document, PayfacFields: { create: () => fields } });
}

for (const file of readdirSync(folder)
  .filter((name) => /^\d.*\.ts$/.test(name))
  .toSorted()) {
  if (file.includes('browser')) openPage();
  console.log(`== ${file}`);
  await import(pathToFileURL(join(folder, file)).href);
}
