import { secondFactor } from '@payfac/api/contract/second-factor';
import { users } from '@payfac/api/contract/users';
import { failure, fixtures } from '@payfac/api/testing';
import { installValidationMessages } from '@payfac/domain/validation';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { renderScreen } from '../../shared/lists/testing/render-list.tsx';
import { Component } from './page.tsx';

const areas = { users, secondFactor };
const none = { factors: [], recoveryCodesLeft: 0, isRequired: false };
const password = 'a pier in october 9';

beforeAll(installValidationMessages);
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'credentials');
});

const dialog = () => screen.findByRole('dialog');

it('adds an authenticator app with password, QR code and code, and shows the recovery codes once', async () => {
  const { user, calls } = renderScreen(<Component />, {
    areas,
    responses: { secondFactor: { get: () => none } },
  });
  await user.click(await screen.findByRole('button', { name: 'Add authenticator app' }));
  await user.type(within(await dialog()).getByLabelText(/Current password/), password);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByRole('img', { name: 'QR code for your authenticator app' });
  expect(screen.getByText(fixtures.secondFactor.addAuthenticator.secret)).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: /^Code/ }), '492 039');
  await user.click(screen.getByRole('button', { name: 'Add app' }));
  const codes = await screen.findByRole('list', { name: 'Recovery codes' });
  expect(within(codes).getAllByRole('listitem')).toHaveLength(10);
  expect(calls('secondFactor.addAuthenticator').map(({ input }) => input)).toMatchObject([
    { body: { currentPassword: password } },
  ]);
  expect(calls('secondFactor.confirmAuthenticator').map(({ input }) => input)).toMatchObject([
    { body: { code: '492039' } },
  ]);
  await user.click(screen.getByRole('button', { name: 'I’ve saved them' }));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Recovery codes' })).toBeNull());
});

it('reports a wrong password or code at its field, and keeps the dialog open', async () => {
  const { user } = renderScreen(<Component />, {
    areas,
    responses: {
      secondFactor: {
        get: () => none,
        addAuthenticator: ({ body }) =>
          body?.currentPassword === password
            ? fixtures.secondFactor.addAuthenticator
            : failure(401, { code: 'CURRENT_PASSWORD_WRONG', message: 'Not this one.' }),
        confirmAuthenticator: () =>
          failure(400, {
            code: 'VALIDATION',
            message: 'x',
            errors: [{ path: 'code', message: 'That code isn’t right.' }],
          }),
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Add authenticator app' }));
  const field = within(await dialog()).getByLabelText(/Current password/);
  await user.type(field, 'wrong');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByText('Not this one.');
  await user.clear(field);
  await user.type(field, password);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  const code = await screen.findByRole('textbox', { name: /^Code/ });
  await user.type(code, '12');
  await user.click(screen.getByRole('button', { name: 'Add app' }));
  await screen.findAllByText('Enter the 6 digits that the app shows.');
  await user.type(code, '3456');
  await user.click(screen.getByRole('button', { name: 'Add app' }));
  await screen.findByText('That code isn’t right.');
});

it('shows each factor with its last use, and removes one with the password', async () => {
  const { user, calls } = renderScreen(<Component />, { areas });
  await user.click(await screen.findByRole('button', { name: 'Remove Authenticator app' }));
  await user.type(within(await dialog()).getByLabelText(/Current password/), password);
  await user.click(within(await dialog()).getByRole('button', { name: 'Remove' }));
  await screen.findAllByText('Removed Authenticator app.');
  expect(calls('secondFactor.remove').map(({ input }) => input)).toMatchObject([
    { params: { factorId: 'fct_4b1d0c77' }, body: { currentPassword: password } },
  ]);
});

it('creates new recovery codes, and says that the old ones stop working', async () => {
  const { user } = renderScreen(<Component />, { areas });
  await user.click(await screen.findByRole('button', { name: 'Make new codes' }));
  await screen.findByText('The codes you have stop working.');
  await user.type(within(await dialog()).getByLabelText(/Current password/), password);
  await user.click(within(await dialog()).getByRole('button', { name: 'Make new codes' }));
  const codes = await screen.findByRole('list', { name: 'Recovery codes' });
  expect(codes.textContent).toContain(fixtures.secondFactor.renewCodes.recoveryCodes[0]);
});

/** A browser that supports passkeys and creates them with this function. */
function withPasskeys(create: () => Promise<unknown>): void {
  vi.stubGlobal('PublicKeyCredential', () => undefined);
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { create } });
}

it('offers no passkey if the browser doesn’t support them', async () => {
  renderScreen(<Component />, { areas });
  await screen.findByRole('button', { name: 'Add authenticator app' });
  expect(screen.queryByRole('button', { name: 'Add passkey' })).toBeNull();
});

it('says that no passkey was created if the user closes the browser’s dialog', async () => {
  withPasskeys(() => Promise.reject(new DOMException('x', 'NotAllowedError')));
  const { user, calls } = renderScreen(<Component />, { areas });
  await user.click(await screen.findByRole('button', { name: 'Add passkey' }));
  await user.type(within(await dialog()).getByRole('textbox', { name: /^Name/ }), 'Laptop');
  await user.type(within(await dialog()).getByLabelText(/Current password/), password);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByText('The passkey wasn’t made. Try again, and confirm it in your browser.');
  expect(calls('secondFactor.confirmPasskey')).toEqual([]);
});

it('shows only this to a user whose role requires it', async () => {
  renderScreen(<Component />, {
    areas,
    session: { mustAddFactor: true },
    responses: { secondFactor: { get: () => ({ ...none, isRequired: true }) } },
  });
  await screen.findByText('Your role needs a second step');
  expect(screen.queryByText('Your details')).toBeNull();
  expect(screen.queryByText('Appearance')).toBeNull();
});
