import type { Output } from '@payfac/api';
import type { transactionTimeline } from '@payfac/api/contract/reporting';
import type { saleCard } from '@payfac/api/contract/transactions';

export type Transaction = Output<typeof saleCard>;
export type Timeline = Output<typeof transactionTimeline>;
