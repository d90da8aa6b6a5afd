/*
 * Tokens for test cards and test bank accounts, so that an integration can be tried from a server, without a page. Each
 * use counts as a newly entered card.
 */

/** The test card of each token. */
export const testCardTokens: Readonly<Record<string, string>> = {
  tok_test_visa: '4242424242424242',
  tok_test_visa_debit: '4000056655665556',
  tok_test_mastercard: '5555555555554444',
  tok_test_mastercard_prepaid: '5105105105105100',
  tok_test_amex: '378282246310005',
  tok_test_discover: '6011111111111117',
  tok_test_diners: '30569309025904',
  tok_test_jcb: '3530111333300000',
  tok_test_declined: '4000000000000002',
  tok_test_insufficient_funds: '4000000000009995',
  tok_test_lost_card: '4000000000009987',
  tok_test_stolen_card: '4000000000009979',
  tok_test_expired_card: '4000000000000069',
  tok_test_wrong_cvc: '4000000000000127',
  tok_test_processing_error: '4000000000000119',
  tok_test_avs_fails: '4000000000000010',
  tok_test_refund_fails: '4000000000005126',
  tok_test_disputed: '4000000000000259',
};

/** The simulated bank's account number of each token. */
export const testBankTokens: Readonly<Record<string, string>> = {
  ba_test_pays: '000123456789',
  ba_test_insufficient_funds: '000222222227',
  ba_test_closed: '000111111113',
  ba_test_unknown: '000111111116',
  ba_test_not_authorized: '000333333335',
};

export const testRouting = '110000000';
