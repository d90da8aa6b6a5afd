import { expect, it } from 'vitest';
import type { Endpoint } from '../../kernel/endpoint.ts';
import { funds } from '../funds/contract.ts';
import { payoutAccounts } from '../payout-accounts/contract.ts';
import { provisioning } from '../provisioning/contract.ts';
import { applications } from './contract.ts';
import { creationProblem } from './messages.ts';

const refused = { status: 409, error: { code: '409', message: 'The product takes no bars.' } };

/** Messages of accounts and reserved funds, written out by hand; other calls have no messages of their own. */
it.each<[Endpoint, string]>([
  [applications.list, 'Error loading applications'],
  [applications.get, 'Error loading applications'],
  [applications.lookup, 'Error loading submerchants'],
  [applications.getSubMerchant, 'Error in GET_SUBMERCHANT_APPLICATION'],
  [applications.updateSubMerchant, 'An error occurred while updating the submerchant'],
  [applications.create, 'An error occurred while creating the account'],
  [applications.submit, 'An unexpected error occurred'],
  [applications.approve, 'An unexpected error occurred'],
  [provisioning.provision, 'An error occurred while updating the submerchant'],
  [provisioning.setRiskMetrics, 'An error occurred while updating the submerchant'],
  [payoutAccounts.add, 'Error while adding the bank account. Try again later'],
  [payoutAccounts.remove, 'Error while deleting the bank account. Try again later'],
  [payoutAccounts.prefer, 'An unexpected error occurred'],
  [funds.reserved, 'Could not fetch reserved funds.'],
  [funds.release, 'Could not release funds.'],
  [funds.loans, 'An unexpected error occurred'],
])('$id says what the server says, else "%s"', ({ failure }, text) => {
  expect(failure({ status: 0, error: undefined })).toBe(text);
  expect(failure(refused)).toBe('The product takes no bars.');
});

it.each([
  [true, 'Account created', undefined],
  [false, 'The product takes no bars.', 'The product takes no bars.'],
  [false, '', 'Could not create new account'],
])('an account created: %s, %j, is told as %j [BOARD-25]', (success, message, told) =>
  expect(creationProblem({ success, message })).toBe(told),
);
