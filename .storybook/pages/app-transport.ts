import * as areas from '../../packages/api/src/contract/areas.ts';
import { createTestTransport } from '../../packages/api/src/testing/index.ts';
import { exampleDay } from './example-day.ts';

const { fetch: respond } = createTestTransport(areas, exampleDay);

const moment = () => new Promise((resolve) => setTimeout(resolve, 300));

/**
 * Replaces the network; responses are as slow as real ones. Call it before the app's client loads, which keeps the
 * `fetch` it finds.
 */
export function respondByFixtures(): void {
  const { fetch: before } = globalThis;
  globalThis.fetch = async (...args) => {
    const { url } = new Request(...args);
    if (!/^\/(?:api\/)?v1\//.test(new URL(url).pathname)) return before(...args);
    await moment();
    return respond(...args);
  };
}
