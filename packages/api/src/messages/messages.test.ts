import { describe, expect, it } from 'vitest';
import { loginAs, sso } from '../areas/auth/contract.ts';
import { list as listCustomers } from '../areas/customers/contract.ts';
import { saleCard } from '../areas/transactions/contract.ts';
import { changePassword, create, unlock } from '../areas/users/contract.ts';
import { ownProfileFailure } from '../areas/users/messages.ts';

const error = (code: string, message: string) => ({ code, message });

describe('messages', () => {
  it.each([
    [{ status: 402, error: error('51', 'Insufficient funds') }, 'Error 51 - Insufficient funds'],
    [
      { status: 409, error: error('OVER_REFUND', 'x') },
      'Refund amount exceeds original transaction amount',
    ],
    [
      { status: 409, error: error('409', 'void: Invalid Transaction Status (voided)') },
      'Invalid Transaction Status',
    ],
    [
      { status: 422, error: error('KEY_REUSED', 'The key was used for another request.') },
      'The key was used for another request.',
    ],
    [{ status: 0, error: undefined }, 'Unexpected error. If the error persist, contact support.'],
  ])('of transactions: %j is %s [PAY-05..08]', (failure, text) =>
    expect(saleCard.failure(failure)).toBe(text),
  );

  it('of customers: the first server error wins [CUST-04, MSG-02]', () => {
    const failure = {
      status: 400,
      error: {
        ...error('VALIDATION', 'Bad'),
        errors: [{ path: 'name', message: 'Enter a value.' }],
      },
    };
    expect(listCustomers.failure(failure)).toBe('Enter a value.');
    expect(listCustomers.failure({ status: 0, error: undefined })).toBe(
      'Error while processing the request. Please try again later.',
    );
  });

  it('of users: taken names, and a wrong current password [SIGN-11]', () => {
    expect(create.failure({ status: 409, error: error('USERNAME_TAKEN', 'x') })).toBe(
      'Username already exists.',
    );
    expect(changePassword.failure({ status: 401, error: error('WRONG_PASSWORD', 'x') })).toBe(
      'The current password is not valid.',
    );
    expect(changePassword.failure({ status: 500, error: undefined })).toBe(
      'Sorry, change password failed.',
    );
  });

  it('of the own profile: other words than those of user management', () => {
    expect(ownProfileFailure({ status: 409, error: error('USERNAME_TAKEN', 'x') })).toBe(
      'The username already exists.',
    );
    expect(ownProfileFailure({ status: 409, error: error('EMAIL_TAKEN', 'x') })).toBe(
      'E-mail already used.',
    );
    expect(ownProfileFailure({ status: 0, error: undefined })).toBe('Sorry, edit profile failed.');
  });

  it('of what the catalogue has no words for: the last resort [MSG-04]', () => {
    for (const { failure } of [unlock, loginAs])
      expect(failure({ status: 0, error: undefined })).toBe('An unexpected error occurred');
  });

  it('of sign-on: a wrong api user keeps its words [SIGN-16]', () => {
    expect(sso.failure({ status: 404, error: error('WRONG_API_USER', 'x') })).toBe(
      'User is not in the database, run populateDB.',
    );
    expect(sso.failure({ status: 500, error: undefined })).toBe('Error while logging in.');
  });
});
