import { createClient } from '@payfac/api';
import { transactions } from '@payfac/api/contract/transactions';

const api = createClient({ baseUrl: '/api/v1', platformUrl: '/v1' }, { transactions });
document.title = typeof api.transactions.saleCard;
