import { ledgerEntries } from '../../entities/ledger/entries.tsx';
import { ListView } from '../../shared/lists/list-view.tsx';

/** Every entry of the ledger. */
export const Ledger = () => <ListView list={ledgerEntries} prefix="ledger" />;
