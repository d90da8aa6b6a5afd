import { type Dispute, isInquiry, needsResponse, timeLeftUntil } from '@payfac/domain/disputes';
import { cardLabel, displayTransactionId } from '@payfac/domain/transactions';
import { Banner } from '@payfac/ui/banner';
import { CopyValue } from '@payfac/ui/copy-value';
import { DescriptionList } from '@payfac/ui/description-list';
import { Inline, Stack } from '@payfac/ui/layout';
import { Link } from '@payfac/ui/link';
import { Money } from '@payfac/ui/money';
import { accountFact } from '../../../entities/accounts/account-link.tsx';
import { DisputeDue } from '../../../entities/disputes/dispute-due.tsx';
import { counted } from '../../../shared/counted.ts';
import { showMoment } from '../../../shared/time/show.ts';
import { useNow } from '../../../shared/time/use-now.ts';
import { openTransaction } from '../columns.tsx';
import { EvidenceButton } from '../evidence/evidence-button.tsx';
import { reasonInWords } from '../reason.ts';

/** How long there is to respond, in its two largest units; undefined once it is too late. */
export function timeLeftText(respondBy: Date, now: Date): string | undefined {
  const left = timeLeftUntil(respondBy, now);
  if (!left) return undefined;
  const { days, hours, minutes } = left;
  const inDays = counted(days, 'day', 'days');
  const inHours = counted(hours, 'hour', 'hours');
  const inMinutes = counted(minutes, 'minute', 'minutes');
  if (days > 0) return hours > 0 ? `${inDays} ${inHours} left` : `${inDays} left`;
  if (hours > 0) return minutes > 0 ? `${inHours} ${inMinutes} left` : `${inHours} left`;
  return minutes > 0 ? `${inMinutes} left` : 'Less than a minute left';
}

const EVERY_MS = 30_000;

/** Until when a response is awaited, in the session's zone, counting down. */
function RespondBy({ dispute: { respondBy } }: { readonly dispute: Dispute }) {
  const left = timeLeftText(respondBy, useNow(EVERY_MS));
  return (
    <Banner
      tone={left === undefined ? 'danger' : 'warning'}
      title={`Respond by ${showMoment(respondBy)}`}
    >
      {`${left ?? 'The deadline has passed'}. Evidence goes through the processor. Without a response, the dispute is lost at the deadline.`}
    </Banner>
  );
}

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
