import { bankAccountNumber, routingNumber } from '@payfac/domain/banking';
import { requiredText } from '@payfac/domain/validation';
import { html } from 'hono/html';
import type { TypedAccount } from '../../areas/echecks/keep-account.ts';
import { verdictOf } from '../../areas/payout-accounts/bank.ts';
import type { Instruments, LinkedAccount } from '../../processors/instruments.ts';
import { choiceGroup, textField } from '../frame/controls.ts';
import type { Content } from '../frame/document.ts';
import { type FormState, textOf, type Values } from '../frame/form.ts';
import { createReader } from '../frame/read.ts';
import type { Begun } from './state.ts';

const isClosed = (instruments: Instruments, account: LinkedAccount): boolean =>
  verdictOf(instruments.bankOf(account)) === 'failed';

export const linkFields = (state: FormState, accounts: readonly LinkedAccount[]): Content =>
  choiceGroup(state, {
    name: 'linked',
    label: 'Accounts from your bank',
    type: 'radio',
    choices: accounts.map(({ id, label }) => [id, label] as const),
  });

const missing = {
  accountHolderName: 'Enter the name of the account holder.',
  routingNumber: 'Enter a routing number.',
  accountNumber: 'Enter an account number.',
} as const;

export const bankFields = (state: FormState): Content => html`
  ${textField(state, { name: 'accountHolderName', label: 'Account holder', missing: missing.accountHolderName, maxlength: 120 })}
  <div class="pair">
    ${textField(state, { name: 'routingNumber', label: 'Routing number', inputmode: 'numeric', maxlength: 9 })}
    ${textField(state, { name: 'accountNumber', label: 'Account number', inputmode: 'numeric', maxlength: 17 })}
  </div>
  ${textField(state, {
    name: 'accountAgain',
    label: 'Confirm account number',
    missing: 'Enter the account number again.',
    inputmode: 'numeric',
    maxlength: 17,
  })}
`;

/** The account that was selected at the bank or typed in, or its problems. */
export function readBank(instruments: Instruments, values: Values, { parts }: Begun) {
  const reader = createReader(values);
  if (textOf(values, 'step') === 'bank-link') {
    const chosen = instruments.linkedAccounts?.find(({ id }) => id === textOf(values, 'linked'));
    if (!chosen) reader.say('linked', 'Select an account.');
    else if (isClosed(instruments, chosen)) {
      reader.say('linked', 'The bank says this account is closed. Select another.');
    }
    const accountHolderName = parts.application.identity.business.legalName;
    const account: TypedAccount | undefined = chosen && { ...chosen, accountHolderName };
    return { account, isLinked: true, problems: reader.problems };
  }
  const accountHolderName = reader.readNeeded(
    'accountHolderName',
    requiredText(120),
    missing.accountHolderName,
  );
  const routing = reader.readNeeded('routingNumber', routingNumber, missing.routingNumber);
  const number = reader.readNeeded('accountNumber', bankAccountNumber, missing.accountNumber);
  if (number !== undefined && textOf(values, 'accountAgain') !== number) {
    reader.say('accountAgain', 'The account numbers don’t match.');
  }
  const isWhole = reader.problems.length === 0 && accountHolderName && routing && number;
  const account: TypedAccount | undefined = isWhole
    ? { accountHolderName, routingNumber: routing, accountNumber: number }
    : undefined;
  return { account, isLinked: false, problems: reader.problems };
}
