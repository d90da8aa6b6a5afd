import { type Dispute, disputeReasonLabels, disputeReasonName } from '@payfac/domain/disputes';
import { cardBrandLabels } from '@payfac/domain/enumerations';

/** The network's code and its name, if known. */
export const networkReason = ({ cardBrand, reasonCode }: Dispute): string =>
  [reasonCode, disputeReasonName(cardBrand, reasonCode)].filter(Boolean).join(' ');

/** The network and its code, such as `Visa 10.4`. */
const networkCode = ({ cardBrand, reasonCode }: Dispute): string =>
  cardBrand ? `${cardBrandLabels[cardBrand]} ${reasonCode}` : `Code ${reasonCode}`;

/** The dispute's reason: in a word, and in the network's terms. */
export function reasonInWords(dispute: Dispute): string {
  const { cardBrand, reason, reasonCode } = dispute;
  const name = disputeReasonName(cardBrand, reasonCode);
  const own = `${disputeReasonLabels[reason]} (${networkCode(dispute)})`;
  return name === undefined ? own : `${own}: ${name}`;
}
