import { randomBytes } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { createApi, type Services } from '../src/api/index.ts';
import { createBusinessClock } from '../src/clock/business-clock.ts';
import type { OpenDatabase } from '../src/database/connection.ts';
import { createHostedPages, type HostedPages } from '../src/hosted/index.ts';
import { secure } from '../src/server/security-headers.ts';
import { createSimulator } from '../src/simulator/simulator.ts';
import { withTimeLimit } from '../src/simulator/time-limit.ts';
import { createAppFolder } from './app-folder.ts';
import { createTestDatabase } from './database.ts';
import { TestSession } from './session.ts';

/** API and hosted pages on one listener, routed by host, on a seeded database of its own. */
export interface TestHosted {
  readonly url: string;
  readonly port: number;
  readonly open: OpenDatabase;
  readonly pages: HostedPages;
  readonly contextKey: Uint8Array;
  readonly problems: unknown[];
  signIn(username: string): Promise<TestSession>;
  close(): Promise<void>;
}

/** @param extra further routes of the brand hosts. */
export async function startTestHosted(extra = new Hono()): Promise<TestHosted> {
  const open = await createTestDatabase();
  const { database, pool } = open;
  const appFolder = await createAppFolder();
  const clock = createBusinessClock(database);
  const contextKey = randomBytes(32);
  const problems: unknown[] = [];
  const onError = (problem: unknown) => problems.push(problem);
  const processor = withTimeLimit(createSimulator({ database, now: () => clock.now() }));
  const processorOf: Services['processorOf'] = (provider) =>
    provider === 'simulator' ? processor : undefined;
  const environment = 'local';
  const pages = await createHostedPages({
    database,
    clock,
    processorOf,
    environment,
    contextKey,
    appFolder,
    onError,
  });
  const services: Services = {
    database,
    pool,
    clock,
    processorOf,
    environment,
    hostedFields: pages.fieldsScript,
    contextKey,
    onError,
  };
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
    .route('/', createApi(services));
  const server = serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch: async (request, bindings) => {
      const isPay = request.headers.get('host')?.startsWith('pay.');
      return secure(await (isPay ? pages.payRoutes : brand).fetch(request, bindings));
    },
  });
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    port,
    open,
    pages,
    contextKey,
    problems,
    signIn: (username) => TestSession.begin(url, username),
    close: async () => {
      await new Promise((resolve) => {
        server.close(resolve);
        if ('closeAllConnections' in server) server.closeAllConnections();
      });
      await open.close();
      await rm(appFolder, { recursive: true, force: true });
    },
  };
}
