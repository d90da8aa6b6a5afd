import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { billed } from '../src/areas/billing/billed.ts';
import { createBusinessClock } from '../src/kernel/clock/business-clock.ts';
import { readSourceOf } from '../src/kernel/database/read-source.ts';
import { simulatedInstruments } from '../src/processors/simulated/instruments.ts';
import { createPlatformServer, type ServerOptions } from '../src/program/server.ts';
import { call } from './session.ts';
import { beforeTests, useTestDatabase } from './use.ts';

export const harbor = 'harbor.localhost:4500';
export const juniper = 'juniper.localhost:4500';
export const pay = 'pay.harbor.localhost:4500';
export const loopback = '127.0.0.1:4500';

/** A script of the app, long enough to be worth compressing. */
export const script = `export const words = ${JSON.stringify('harbor '.repeat(500))};\n`;

/** A build like the app's: a page, a script, a hashed asset and the brands' stylesheets. */
async function writeApp(folder: string): Promise<void> {
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, 'brands'));
  const page = '<html><head><!--brand--><script src="/boot.js"></script></head></html>';
  const stylesheets = { harbor: '/brands/harbor.0123456789.css', juniper: '/brands/juniper.css' };
  await writeFile(join(folder, 'index.html'), page);
  await writeFile(join(folder, 'boot.js'), '/* boot */');
  await writeFile(join(folder, 'assets/main-abcdef12.js'), script);
  // Named like the build's files: a short hash that contains a dash.
  await writeFile(join(folder, 'assets/p-D2L-_Aa.js'), script);
  await mkdir(join(folder, '.vite'));
  await writeFile(join(folder, '.vite/manifest.json'), '{}');
  await writeFile(join(folder, 'assets/inter-latin-abcdef12.woff2'), randomBytes(2048));
  await writeFile(join(folder, 'brands/harbor.0123456789.css'), ':root { --x: 1 }');
  await writeFile(join(folder, 'brands/manifest.json'), JSON.stringify({ stylesheets }));
}

/** The platform's own server over a build of the app, with its options and what it logged. */
export function useAppServer() {
  const open = useTestDatabase();
  const logged: string[] = [];
  const served = beforeTests(
    async () => {
      const folder = await mkdtemp(join(tmpdir(), 'payfac-app-'));
      await writeApp(folder);
      const options: ServerOptions = {
        services: {
          database: open.database,
          pool: readSourceOf(open),
          clock: createBusinessClock(open.database),
          processorOf: () => undefined,
          billed,
          instruments: simulatedInstruments,
          environment: 'local',
          contextKey: randomBytes(32),
        },
        appFolder: folder,
        logger: pino({ level: 'debug' }, { write: (line) => logged.push(line) }),
        scheme: 'http',
        trustedProxies: ['127.0.0.1', '10.0.0.0/8'],
      };
      const server = await createPlatformServer(options);
      return {
        folder,
        options,
        server,
        url: `http://127.0.0.1:${await server.listen(0, '127.0.0.1')}`,
      };
    },
    async ({ server, folder }) => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  );
  const get = (host: string, path: string, headers: Record<string, string> = {}) =>
    call(served.url, host, path, { headers });
  return { open, served, logged, get };
}
