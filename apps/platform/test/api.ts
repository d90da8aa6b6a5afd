import { randomBytes, randomUUID } from 'node:crypto';
import { billed } from '../src/areas/billing/billed.ts';
import type { Services } from '../src/http/services.ts';
import { createBusinessClock } from '../src/kernel/clock/business-clock.ts';
import type { OpenDatabase } from '../src/kernel/database/connection.ts';
import { readSourceOf } from '../src/kernel/database/read-source.ts';
import { createProviders } from '../src/processors/simulated/providers.ts';
import { createApi } from '../src/program/api.ts';
import { createTestDatabase } from './database.ts';
import { listen } from './listen.ts';
import { testPlaces } from './places.ts';
import { TestSession } from './session.ts';

/** The API over HTTP, with its own seeded database. */
export interface TestApi {
  readonly url: string;
  readonly open: OpenDatabase;
  readonly services: Services;
  /** Unexpected errors; empty at the end of a passing test. */
  readonly problems: unknown[];
  /** Signs in a demo user, in a tab of their own. */
  signIn(username: string): Promise<TestSession>;
  close(): Promise<void>;
}

/** The services of a test's API; unexpected errors go to `problems`. */
export function testServices(
  { database, pool }: Pick<OpenDatabase, 'database' | 'pool'>,
  problems: unknown[],
  port: () => number | undefined = () => undefined,
): Services {
  const clock = createBusinessClock(database);
  return {
    database,
    pool: readSourceOf({ database, pool }),
    clock,
    ...createProviders({ database, now: () => clock.now() }),
    billed,
    environment: 'local',
    places: testPlaces(port),
    hostedFields: { path: '/fields/v1/loader.js', integrity: 'sha384-test' },
    contextKey: randomBytes(32),
    onError: (problem) => problems.push(problem),
  };
}

/**
 * @param overrides replaces services, such as the processor.
 * @param database opens another database than a copy of the template.
 */
export async function startTestApi(
  overrides: (services: Services) => Partial<Services> = () => ({}),
  database = createTestDatabase,
): Promise<TestApi> {
  const open = await database();
  const problems: unknown[] = [];
  const usual = testServices(open, problems);
  const services = { ...usual, ...overrides(usual) };
  const server = await listen(createApi(services).fetch);
  return {
    url: server.url,
    open,
    services,
    problems,
    signIn: (username) => TestSession.begin(server.url, username),
    close: async () => {
      await server.close();
      await open.close();
    },
  };
}

export const newKey = (): string => randomUUID();
