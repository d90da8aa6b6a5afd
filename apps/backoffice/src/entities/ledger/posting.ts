import * as ledger from '@payfac/api/contract/ledger';
import type { LedgerEntry } from '@payfac/domain/ledger';
import { send } from '../../shared/api/connection.ts';
import { settled } from '../../shared/query/client.ts';

/** A posting has an entry for each account it touches; no one has as many. */
const MOST = 100;

export interface Posting {
  readonly entry: LedgerEntry;
  /** Every entry of the posting, the one asked for among them; together they come to zero. */
  readonly sides: readonly LedgerEntry[];
}

/** An entry with the rest of its posting. @throws Error where there is none of that id. */
export async function loadPosting(entryId: string, signal: AbortSignal): Promise<Posting> {
  const found = await settled(
    send(ledger.entries)({ query: { singleSearch: entryId } }, { signal, lane: 'ledger.entry' }),
  );
  const entry = found.data.find((each) => each.entryId === entryId);
  if (!entry) throw new Error('Entry not found. It may belong to another account.');
  const { postingId } = entry;
  const { data } = await settled(
    send(ledger.entries)(
      { query: { postingId, pageSize: MOST } },
      { signal, lane: 'ledger.posting' },
    ),
  );
  return { entry, sides: data.filter((each) => each.postingId === postingId) };
}
