import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { BrowserContext, TestInfo } from '@playwright/test';

const folder = join('.cache', 'e2e-record');
const isWanted = process.env['RECORD_SCREENS'] !== undefined;
const ours = /\.localhost$/;

/**
 * Records the calls a journey makes and the pages it opens, for the listing of screens and calls.
 * @returns a function that writes the record at the journey's end.
 */
export function record(context: BrowserContext, { file, testId }: TestInfo): () => void {
  if (!isWanted) return () => undefined;
  const calls = new Set<string>();
  const pages = new Set<string>();
  context.on('request', (request) => {
    const { hostname, pathname } = new URL(request.url());
    if (ours.test(hostname) && /^\/(api\/)?v1\//.test(pathname))
      calls.add(`${request.method()} ${pathname}`);
  });
  context.on('page', (page) =>
    page.on('framenavigated', (frame) => {
      if (frame.parentFrame() === null && URL.canParse(frame.url()))
        pages.add(new URL(frame.url()).pathname);
    }),
  );
  return () => {
    mkdirSync(folder, { recursive: true });
    const spec = basename(file);
    const found = { spec, calls: [...calls], pages: [...pages] };
    writeFileSync(join(folder, `${spec}-${testId}.json`), JSON.stringify(found));
  };
}
