import * as ledger from '@payfac/api/contract/ledger';
import { formatUsd, zeroCents } from '@payfac/domain/money';
import { send } from '../../shared/api/connection.ts';
import type { Statistics } from '../../shared/lists/statistics/source.ts';
import { settled } from '../../shared/query/client.ts';
import { shows } from '../../shared/query/follow.ts';
import { showMoment } from '../../shared/time/show.ts';

const label = 'Opening balance';

/**
 * What the entries of the list's query come to before its first day. Without a first day nothing lies
 * before, and nobody is asked (document 2, section 5).
 */
export const openingBalance: Statistics = {
  id: 'ledger.opening-balance',
  shown: shows(ledger.entries),
  keys: new Set(Object.keys(ledger.entries.query.shape)),
  load: async (wire) => {
    const query = ledger.entries.query.parse({
      ...wire,
      getData: 'false',
      getInitialBalance: 'true',
    });
    if (!query.from) {
      return [{ label, value: formatUsd(zeroCents), detail: 'From the first entry' }];
    }
    const { initialBalance } = await settled(
      send(ledger.entries)({ query }, { lane: 'ledger.opening-balance' }),
    );
    const value = formatUsd(initialBalance ?? zeroCents);
    return [{ label, value, detail: `Before ${showMoment(query.from)}` }];
  },
};
