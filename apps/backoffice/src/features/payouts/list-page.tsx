import { laterPart } from '../../shared/later/later-part.ts';
import { ListView } from '../../shared/lists/list-view.tsx';
import { type PagePart, PageParts } from '../../shared/screen/page-parts.tsx';
import { payouts } from './list.tsx';

/** The page's first part, whose address keys have no prefix. */
const Payouts = () => <ListView list={payouts} isPart />;

const Balances = laterPart(async () => (await import('./balances/list.tsx')).Balances);
const Reserves = laterPart(async () => (await import('./reserves/list.tsx')).Reserves);
const Ledger = laterPart(async () => (await import('./ledger.tsx')).Ledger);

const parts: readonly PagePart[] = [
  { id: 'payouts', label: 'Payouts', access: ['sidebar.payouts'], Content: Payouts },
  { id: 'balances', label: 'Balances', access: ['balance.view'], Content: Balances },
  { id: 'reserves', label: 'Reserved funds', access: ['sidebar.ledger'], Content: Reserves },
  { id: 'ledger', label: 'Ledger', access: ['sidebar.ledger'], Content: Ledger },
];

/** /reporting/payouts: payouts to merchants' bank accounts, and the balances behind them. */
export const Component = () => <PageParts label="Payouts" queryKey="payouts" parts={parts} />;
