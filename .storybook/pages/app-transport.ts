import * as areas from '../../packages/api/src/contract/areas.ts';
import { createTestTransport, fixtures } from '../../packages/api/src/testing/index.ts';
import { exampleDay } from './example-day.ts';

/** A preview shows this site's own pay page, in the brand and mode of the story. */
function previewed() {
  const globals = new URLSearchParams(location.search).get('globals') ?? '';
  const page = `iframe.html?id=patterns-pay-page--link&viewMode=story&inside&globals=${globals}`;
  return { ...fixtures.previews.create, url: new URL(page, location.href).href };
}

const { fetch: respond } = createTestTransport(areas, {
  ...exampleDay,
  previews: { create: previewed, update: previewed },
});

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
