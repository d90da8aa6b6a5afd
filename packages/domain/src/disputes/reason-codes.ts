import type { CardBrand } from '../enumerations/index.ts';
import type { DisputeReason } from './dispute.ts';

type Codes = Readonly<Record<DisputeReason, string>>;

const visa: Codes = { fraudulent: '10.4', not_received: '13.1' };
const mastercard: Codes = { fraudulent: '4837', not_received: '4853' };
const amex: Codes = { fraudulent: 'F29', not_received: 'C08' };
/** Of Discover's network, which carries Diners Club, JCB and UnionPay in the United States. */
const discover: Codes = { fraudulent: 'UA02', not_received: 'RG' };

const byBrand: Readonly<Record<CardBrand, Codes>> = {
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

/** The card network's code of a dispute's reason; Visa's where the brand is not known. */
export const disputeReasonCode = (brand: CardBrand | null, reason: DisputeReason): string =>
  (brand ? byBrand[brand] : visa)[reason];
