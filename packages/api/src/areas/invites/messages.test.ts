import { expect, it } from 'vitest';
import type { Endpoint } from '../../kernel/endpoint.ts';
import { applicants } from '../applicants/contract.ts';
import { invites } from './contract.ts';

const refused = { status: 409, error: { code: '409', message: 'It was accepted already.' } };

/** Messages of invites and applicants, written out by hand. */
it.each<[Endpoint, string]>([
  [invites.list, 'Error while getting the Invites. Try again later.'],
  [invites.create, 'Error creating Invite'],
  [invites.addMerchant, 'Error creating Merchant Invite'],
  [invites.update, 'Error while editing the Invite. Try again later.'],
  [invites.remove, 'Error while deleting the Invite. Try again later.'],
  [invites.send, 'Error while sending the Invite. Try again later.'],
  [invites.createAndSend, 'Error creating and sending Invite'],
  [invites.upload, 'An unexpected error occurred'],
  [applicants.list, 'Error fetching applicants'],
  [applicants.get, 'Error fetching applicant'],
])('$id says what the server says, else "%s"', ({ failure }, text) => {
  expect(failure({ status: 0, error: undefined })).toBe(text);
  expect(failure(refused)).toBe('It was accepted already.');
});

it('an applicant who is not there has words of their own', () => {
  const error = { code: 'NOT_FOUND', message: 'The applicant was not found.' };
  expect(applicants.get.failure({ status: 404, error })).toBe('Applicant not found');
});
