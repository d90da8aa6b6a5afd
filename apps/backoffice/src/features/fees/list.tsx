import * as feesCalls from '@payfac/api/contract/fees';
import { type CommissionFee, type FeeKind, feeKindLabels } from '@payfac/domain/fees';
import { formatUsd } from '@payfac/domain/money';
import { displayTransactionId } from '@payfac/domain/transactions';
import { Link } from '@payfac/ui/link';
import { accountColumn } from '../../entities/accounts/account-link.tsx';
import { accountPicker } from '../../entities/accounts/picker.ts';
import { recordAt } from '../../shared/address.ts';
import { TwoLines } from '../../shared/lists/cells.tsx';
import { amountColumn, momentColumn } from '../../shared/lists/columns.ts';
import { defineList } from '../../shared/lists/define-list.tsx';
import { sourceOf } from '../../shared/lists/statistics/source.ts';
import { showDate } from '../../shared/time/show.ts';

/** Whether a description says more than the type: “Processing fees” doesn't. */
const saysMore = (kind: FeeKind, description: string): boolean =>
  description.toLowerCase().replace(/ fees?$/, '') !== feeKindLabels[kind].toLowerCase();

/** What the fee was charged for: a settlement or one payment. */
function Source({ fee }: { readonly fee: CommissionFee }) {
  const { batchId, transactionId } = fee;
  if (transactionId !== null) {
    const open = encodeURIComponent(transactionId);
    return (
      <Link href={`/reporting/transactions?open=${open}`}>
        {displayTransactionId(transactionId)}
      </Link>
    );
  }
  if (batchId === null) return '—';
  return <Link href={recordAt('/reporting/settlement', batchId)}>{batchId}</Link>;
}

/** /reporting/fees: the fees that merchants were charged. */
export const fees = defineList(feesCalls.list, {
  report: 'fees',
  noun: { one: 'fee', many: 'fees' },
  rowKey: ({ feeId }) => feeId,
  rowName: ({ description, accountName }) => `${description}, ${accountName}`,
  columns: [
    { ...accountColumn, isRowHeader: true },
    {
      id: 'kind',
      header: 'Type',
      render: ({ kind, description }) => (
        <TwoLines
          first={feeKindLabels[kind]}
          second={saysMore(kind, description) ? description : feeKindLabels[kind]}
        />
      ),
      content: 'text',
      onCard: 'detail',
      noteOnCard: ({ createdAt }) => showDate(createdAt),
    },
    { id: 'source', header: 'Charged for', render: (fee) => <Source fee={fee} />, content: 'id' },
    amountColumn,
    momentColumn('createdAt', 'Date'),
    {
      id: 'feeId',
      header: 'Fee ID',
      render: ({ feeId }) => feeId,
      content: 'id',
      isHiddenAtFirst: true,
    },
  ],
  filters: [
    { kind: 'instant-range', from: 'from', to: 'to', label: 'Date' },
    { kind: 'choices', key: 'kind', label: 'Type', labels: feeKindLabels },
    { kind: 'record', key: 'subMerchantId', label: 'Account', picker: accountPicker },
    { kind: 'money-range', from: 'amountMin', to: 'amountMax', label: 'Amount' },
    { kind: 'text', key: 'accountName', label: 'Account name' },
    { kind: 'text', key: 'batchId', label: 'Batch ID' },
    { kind: 'text', key: 'transactionId', label: 'Transaction ID' },
  ],
  defaultSort: '-createdAt',
  statistics: sourceOf(
    feesCalls.list,
    ({ totals }) => (totals ? [{ label: 'Amount', value: formatUsd(totals.amount) }] : []),
    { getTotals: true, page: 1, pageSize: 1 },
  ),
  empty: 'Processing, dispute, and return fees show up here as they are charged.',
});
