import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { createHostedPages, type HostedPages } from '../src/hosted/index.ts';
import { secure } from '../src/http/server/security-headers.ts';
import type { Services } from '../src/http/services.ts';
import type { OpenDatabase } from '../src/kernel/database/connection.ts';
import { createApi } from '../src/program/api.ts';
import { runDueWork } from '../src/program/run-due.ts';
import { testServices } from './api.ts';
import { createAppFolder } from './app-folder.ts';
import { createTestDatabase } from './database.ts';
import { listen } from './listen.ts';
import { TestSession } from './session.ts';

/** API and hosted pages on one listener, routed by host, with their own seeded database. */
export interface TestHosted {
  readonly url: string;
  readonly port: number;
  readonly open: OpenDatabase;
  readonly services: Services;
  readonly pages: HostedPages;
  readonly contextKey: Uint8Array;
  readonly problems: unknown[];
  signIn(username: string): Promise<TestSession>;
  close(): Promise<void>;
}

/** @param extra additional routes of the brand hosts. */
export async function startTestHosted(extra = new Hono()): Promise<TestHosted> {
  const open = await createTestDatabase();
  const appFolder = await createAppFolder();
  const problems: unknown[] = [];
  let port: number | undefined;
  const services = testServices(open, problems, () => port);
  const { contextKey } = services;
  const pages = await createHostedPages({ ...services, runDueWork, appFolder });
  const brand = new Hono()
    .get('/boot.js', async (c) => {
      const text = await readFile(join(appFolder, 'boot.js'), 'utf8');
      return c.body(text, 200, { 'content-type': 'text/javascript' });
    })
    .get('/brands/:file', async (c) => {
      const text = await readFile(join(appFolder, 'brands', c.req.param('file')), 'utf8');
      return c.body(text, 200, { 'content-type': 'text/css' });
    })
    .route('/', pages.brandRoutes)
    .route('/', pages.referenceRoutes)
    .route('/', extra)
    .route('/', createApi({ ...services, hostedFields: pages.fieldsScript }));
  const server = await listen(async (request, bindings) => {
    const isPay = services.places.at(request.headers.get('host') ?? undefined)?.site === 'pay';
    return secure(await (isPay ? pages.payRoutes : brand).fetch(request, bindings));
  });
  port = server.port;
  return {
    url: server.url,
    port: server.port,
    open,
    services,
    pages,
    contextKey,
    problems,
    signIn: (username) => TestSession.begin(server.url, username),
    close: async () => {
      await server.close();
      await open.close();
      await rm(appFolder, { recursive: true, force: true });
    },
  };
}
