import type { Hono } from 'hono';
import { afterAll, beforeAll, expect } from 'vitest';
import type { Services } from '../src/http/services.ts';
import type { OpenDatabase } from '../src/kernel/database/connection.ts';
import { startTestApi, type TestApi } from './api.ts';
import { createTestDatabase } from './database.ts';
import { startTestHosted, type TestHosted } from './hosted.ts';
import { createInjectedApi, type InjectedApi } from './injected-api.ts';
import type { TestSession } from './session.ts';

/*
 * Shared resources of a file's tests, declared at its top: created before the first test in the order of their
 * declarations, and closed after the last one.
 */

/**
 * A proxy for `make`'s result while tests run. Only its properties can be read, and only then.
 * @param close is called with the result, if there is one.
 */
export function beforeTests<T extends object>(
  make: () => Promise<T>,
  close: (made: T) => Promise<unknown> = () => Promise.resolve(),
): T {
  let made: T | undefined;
  beforeAll(async () => {
    made = await make();
  });
  afterAll(async () => {
    if (made) await close(made);
  });
  return new Proxy<T>(Object.create(null), {
    get: (_, name) => {
      if (!made)
        throw new Error(`${String(name)} is there while tests run, not while they are told.`);
      const value: unknown = Reflect.get(made, name);
      return typeof value === 'function' ? value.bind(made) : value;
    },
    set: () => false,
  });
}

/** Closes the server, and fails when it had an unexpected error. */
async function closeWell(served: {
  readonly problems: readonly unknown[];
  close(): Promise<void>;
}): Promise<void> {
  await served.close();
  expect(served.problems).toEqual([]);
}

/** The file's own seeded database; its ledger is checked on closing, as for all below. */
export const useTestDatabase = (): OpenDatabase =>
  beforeTests(createTestDatabase, (open) => open.close());

/** @param overrides replaces services, such as the processor. */
export const useTestApi = (overrides?: (services: Services) => Partial<Services>): TestApi =>
  beforeTests(() => startTestApi(overrides), closeWell);

/** @param extra additional routes of the brand hosts. */
export const useTestHosted = (extra?: Hono): TestHosted =>
  beforeTests(() => startTestHosted(extra), closeWell);

export const useInjectedApi = (): InjectedApi => beforeTests(createInjectedApi, closeWell);

/** A demo user in a tab of their own. @param username such as `manager@harbor`. */
export const usePerson = (
  served: { signIn(username: string): Promise<TestSession> },
  username: string,
): TestSession => beforeTests(() => served.signIn(username));
