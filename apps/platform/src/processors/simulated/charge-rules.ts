import type { ChargeRequest } from '../processor.ts';
import type { CardBehavior, CvvBehavior } from './card-behaviors.ts';
import { cardBehaviors, cvvBehaviors } from './card-behaviors.ts';
import { approved, type ChargeOutcome, lateApproval, responses } from './responses.ts';

/** How the response is delivered, regardless of its content. */
type Delivery = 'answered' | 'slow' | 'lost' | 'repeated' | 'late' | 'unavailable';

export interface Ruling {
  readonly outcome: ChargeOutcome;
  readonly delivery: Delivery;
}

const rule = (outcome: ChargeOutcome, delivery: Delivery = 'answered'): Ruling => ({
  outcome,
  delivery,
});

/** Cards whose number alone decides the outcome; the others approve unless a later rule decides. */
const byCard: Partial<Readonly<Record<CardBehavior, ChargeOutcome>>> = {
  decline: responses.decline,
  'insufficient-funds': responses.insufficientFunds,
  'lost-card': responses.lostCard,
  'stolen-card': responses.stolenCard,
  'expired-card': responses.expiredCard,
  'wrong-cvc': responses.wrongCvc,
  'processing-error': responses.processingError,
  'bad-number': responses.badNumber,
  'charges-fail': responses.decline,
  'avs-both-fail': { ...approved, avsResult: 'N' },
  'avs-street-fails': { ...approved, avsResult: 'Z' },
  'avs-zip-fails': { ...approved, avsResult: 'A' },
  'avs-unavailable': { ...approved, avsResult: 'U' },
};

const byCvv: Readonly<Record<CvvBehavior, ChargeOutcome>> = {
  'no-match': responses.wrongCvc,
  'should-be-present': { ...approved, cvvResult: 'S' },
  'issuer-unable': { ...approved, cvvResult: 'U' },
  'not-processed': { ...approved, cvvResult: 'P' },
  error: responses.cvvError,
};

const byZip: ReadonlyMap<string, ChargeOutcome> = new Map<string, ChargeOutcome>([
  ['46282', responses.decline],
  ['99999', responses.postalError],
  ['46225', responses.partial],
]);

/** Exact amounts, in cents. */
const byAmount: ReadonlyMap<number, Ruling> = new Map([
  [4_03, rule(responses.decline)],
  [2000_00, rule(responses.doNotHonor)],
  [2001_00, rule(responses.insufficientFunds)],
  [3000_00, rule(responses.processingError, 'unavailable')],
  [7777_01, rule(approved, 'slow')],
  [7777_02, rule(approved, 'lost')],
  [7777_03, rule(approved, 'repeated')],
  [7777_04, rule(lateApproval, 'late')],
]);

const cardRuling = (code: string | null): ChargeOutcome | undefined => {
  const behavior = cardBehaviors.find((known) => known === code);
  return behavior && byCard[behavior];
};

const cvvRuling = (code: string | null): ChargeOutcome | undefined => {
  const behavior = cvvBehaviors.find((known) => known === code);
  return behavior && byCvv[behavior];
};

/**
 * Decides a charge: first by the card's number, then by CVV, ZIP and exact amount.
 * @param hasTriggers when false, every charge of a provisioned merchant is approved.
 */
export function ruleCharge(
  { merchantId, card, zip, amount }: ChargeRequest,
  hasTriggers = true,
): Ruling {
  if (merchantId === '') return rule(responses.notProvisioned);
  if (!hasTriggers) return rule(approved);
  const outcome =
    cardRuling(card.behavior) ?? cvvRuling(card.cvvBehavior) ?? byZip.get(zip?.slice(0, 5) ?? '');
  if (outcome) return rule(outcome);
  return byAmount.get(amount) ?? rule(approved);
}
