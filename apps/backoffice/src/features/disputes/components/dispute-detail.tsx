import { type Dispute, isInquiry, needsResponse } from '@payfac/domain/disputes';
import { cardLabel, displayTransactionId } from '@payfac/domain/transactions';
import { CopyValue } from '@payfac/ui/copy-value';
import { DescriptionList } from '@payfac/ui/description-list';
import { Inline, Stack } from '@payfac/ui/layout';
import { Link } from '@payfac/ui/link';
import { Money } from '@payfac/ui/money';
import { accountFact } from '../../../entities/accounts/account-link.tsx';
import { DisputeDue } from '../../../entities/disputes/due.tsx';
import { showMoment } from '../../../shared/time/show.ts';
import { openTransaction } from '../columns.tsx';
import { EvidenceButton } from '../evidence/evidence-button.tsx';
import { reasonInWords } from '../reason.ts';
import { RespondBy } from './respond-by.tsx';

/** What the dispute has done to the merchant's money, in a sentence. */
function effectOf({ status }: Dispute): string {
  if (isInquiry(status)) return "An inquiry. No money has moved, and the payment hasn't changed.";
  if (status === 'won')
    return "The amount was returned to the merchant. The dispute fee isn't refunded.";
  if (status === 'lost') return 'The merchant lost the amount and the dispute fee.';
  return 'The amount and the dispute fee are withheld until the dispute closes.';
}

const facts = (dispute: Dispute) => [
  {
    term: 'Payment',
    value: (
      <Link href={openTransaction(dispute.transactionId)}>
        {displayTransactionId(dispute.transactionId)}
      </Link>
    ),
  },
  ...(dispute.chargebackTransactionId === null
    ? []
    : [
        {
          term: 'Chargeback',
          value: (
            <Link href={openTransaction(dispute.chargebackTransactionId)}>
              {displayTransactionId(dispute.chargebackTransactionId)}
            </Link>
          ),
        },
      ]),
  accountFact(dispute),
  { term: 'Card', value: cardLabel(dispute) || '—' },
  { term: 'Reason', value: reasonInWords(dispute) },
  { term: 'Opened', value: showMoment(dispute.createdAt) },
  { term: 'Respond by', value: showMoment(dispute.respondBy) },
  ...(dispute.closedAt === null ? [] : [{ term: 'Closed', value: showMoment(dispute.closedAt) }]),
  { term: 'Dispute ID', value: <CopyValue label="dispute ID" value={dispute.disputeId} isMono /> },
];

/** A dispute beside its list. The backoffice only reads disputes: responses go through the processor. */
export const DisputeDetail = ({ dispute }: { readonly dispute: Dispute }) => (
  <Stack gap="xl">
    <Inline gap="md">
      <Money amount={dispute.amount} rank="hero" />
      <DisputeDue dispute={dispute} />
    </Inline>
    <Inline>
      <EvidenceButton dispute={dispute} />
    </Inline>
    {needsResponse(dispute.status) && <RespondBy dispute={dispute} />}
    <p>{effectOf(dispute)}</p>
    <DescriptionList entries={facts(dispute)} />
  </Stack>
);
