import { list } from '@payfac/api/contract/reconciliation';
import { listTransactions } from '@payfac/api/contract/reporting';
import { groups } from '@payfac/api/contract/risk';
import { callsOf } from '../../shared/api/connection.ts';

/** What the parts of the page are counted by. */
export const api = callsOf({
  reconciliation: { list },
  reporting: { listTransactions },
  risk: { groups },
});
