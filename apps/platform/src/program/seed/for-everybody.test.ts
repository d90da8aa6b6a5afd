import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { injectedSignIn } from '../../../test/injected-api.ts';
import { everyone } from '../../../test/proof/people.ts';
import { useInjectedApi } from '../../../test/use.ts';
import { routesOf } from '../../http/routes.ts';
import { contractAreas } from '../registry.ts';

/* Every user finds something in every list they may open, except as listed here. */

const api = useInjectedApi();
const rows = z.object({ data: z.array(z.unknown()) });

/** Lists that require a kind or an owner. */
const asked: ReadonlySet<string> = new Set(['comments.list', 'raws.list']);

/** Empty by decision: users of the capital application have no accounts here, so no news of any. */
const empty: Readonly<Record<string, readonly string[]>> = {
  borrower: [
    'applications.list',
    'accounts.names',
    'accounts.view',
    'notifications.list',
    'applications.lookup',
  ],
};

/** A seed of 2,000 payments has no disputes at these merchants; a full one has some. */
const rare: ReadonlySet<string> = new Set(['disputes.list']);

const lists = routesOf(contractAreas)
  .map(({ endpoint }) => endpoint)
  .filter(({ id, path, ...one }) => 'list' in one && !path.includes('{') && !asked.has(id));

describe.each(['harbor', 'juniper'])('%s', (brand) => {
  const people = new Map<string, Readonly<Record<string, string>>>();
  beforeAll(async () => {
    for (const login of everyone) {
      people.set(login, await injectedSignIn(api, `${login}@${brand}`));
    }
  });

  test.each(everyone)('%s finds something on every list but those', async (login) => {
    const nothing: string[] = [];
    for (const { id, method, base, path } of lists) {
      const from = base === 'platform' ? '/v1' : '/api/v1';
      const asking = { brand, method, path: `${from}/${path}?pageSize=1` };
      const response = await api.send({ ...asking, headers: people.get(login) ?? {} });
      if (response.status === 403) continue;
      expect(response.status, id).toBe(200);
      if (rows.parse(response.body).data.length === 0 && !rare.has(id)) nothing.push(id);
    }
    expect(nothing.toSorted()).toEqual((empty[login] ?? []).toSorted());
  });
});
