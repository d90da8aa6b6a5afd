import type { CardBrand } from '../../kernel/enumerations/index.ts';
import type { DisputeReason } from './dispute.ts';

interface NetworkReason {
  readonly code: string;
  /** The network's own name for the reason. */
  readonly name: string;
}

type Reasons = Readonly<Record<DisputeReason, NetworkReason>>;

const visa: Reasons = {
  fraudulent: { code: '10.4', name: 'Other fraud: card-absent environment' },
  not_received: { code: '13.1', name: 'Merchandise or services not received' },
};
const mastercard: Reasons = {
  fraudulent: { code: '4837', name: 'No cardholder authorization' },
  not_received: { code: '4853', name: 'Cardholder dispute: goods or services not provided' },
};
const amex: Reasons = {
  fraudulent: { code: 'F29', name: 'Card not present' },
  not_received: { code: 'C08', name: 'Goods or services not received or only partially received' },
};
/** Discover's codes; its network carries Diners Club, JCB and UnionPay in the United States. */
const discover: Reasons = {
  fraudulent: { code: 'UA02', name: 'Fraud: card-not-present transaction' },
  not_received: { code: 'RG', name: 'Non-receipt of goods, services, or cash' },
};

const byBrand: Readonly<Record<CardBrand, Reasons>> = {
  visa,
  mastercard,
  maestro: mastercard,
  amex,
  discover,
  'diners-club': discover,
  jcb: discover,
  cup: discover,
  dankort: visa,
  hipercard: mastercard,
};

const reasonsOf = (brand: CardBrand | null): Reasons => (brand ? byBrand[brand] : visa);

/** The card network's code for a dispute reason; Visa's when the brand is unknown. */
export const disputeReasonCode = (brand: CardBrand | null, reason: DisputeReason): string =>
  reasonsOf(brand)[reason].code;

/** The network's name for its reason code; undefined for an unknown code. */
export const disputeReasonName = (brand: CardBrand | null, code: string): string | undefined =>
  Object.values(reasonsOf(brand)).find((reason) => reason.code === code)?.name;
