/** What to do after a decline. */
export type DeclineStep = 'correct' | 'another-means' | 'later' | 'stop';

export interface DeclineAdvice {
  readonly step: DeclineStep;
  /** Advice for the staff taking the payment. */
  readonly text: string;
}

const correct = (text: string): DeclineAdvice => ({ step: 'correct', text });
const anotherMeans = (text: string): DeclineAdvice => ({ step: 'another-means', text });
const later = (text: string): DeclineAdvice => ({ step: 'later', text });
const stop = (text: string): DeclineAdvice => ({ step: 'stop', text });

const callIssuer =
  'Ask for another card, or have the cardholder call the number on the back of it.';
const keepNothing = 'Don’t run this card again. Ask for another way to pay.';

/** By ISO 8583 response code as US issuers send them, and by letter for AVS and CVV declines. */
const byCode: Readonly<Record<string, DeclineAdvice>> = {
  '01': anotherMeans(callIssuer),
  '02': anotherMeans(callIssuer),
  '03': later('This account is not set up at the processor. Contact support.'),
  '04': stop(keepNothing),
  '05': anotherMeans(callIssuer),
  '07': stop(keepNothing),
  '12': anotherMeans('The issuer does not allow this kind of payment. Ask for another card.'),
  '13': correct('Check the amount and try again.'),
  '14': correct('Check the card number with the cardholder and try again.'),
  '15': correct('Check the card number with the cardholder and try again.'),
  '41': stop(`The card was reported lost. ${keepNothing}`),
  '43': stop(`The card was reported stolen. ${keepNothing}`),
  '51': anotherMeans('Ask for another card, or for a smaller amount.'),
  '54': correct('Check the expiration date. If it is right, ask for the new card.'),
  '57': anotherMeans('The issuer does not allow this kind of payment. Ask for another card.'),
  '61': anotherMeans('The card is over its limit for today. Ask for another card.'),
  '62': anotherMeans(callIssuer),
  '63': stop(keepNothing),
  '65': anotherMeans('The card was used too often today. Ask for another card.'),
  '91': later('The issuer cannot be reached. Try again in a few minutes.'),
  '96': later('The processor had a problem. Try again in a few minutes.'),
  N7: correct('Check the security code on the card and try again.'),
  N8: correct('Check the billing ZIP code with the cardholder and try again.'),
};

/** Undefined for a response code without advice. */
export const declineAdvice = (responseCode: string): DeclineAdvice | undefined =>
  Object.hasOwn(byCode, responseCode) ? byCode[responseCode] : undefined;
