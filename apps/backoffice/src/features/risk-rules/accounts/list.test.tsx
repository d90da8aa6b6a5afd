import { accounts } from '@payfac/api/contract/accounts';
import { risk } from '@payfac/api/contract/risk';
import { riskRules } from '@payfac/api/contract/risk-rules';
import { fixtures } from '@payfac/api/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderList } from '../../../shared/lists/testing/render-list.tsx';
import { accountsRules } from './list.tsx';

const [example] = fixtures.risk.accountsRules.data;
if (!example) throw new Error('There is no example of an account’s rules.');

const account = {
  ...example,
  rules: [
    { ruleId: 'rule_1', name: 'Card velocity', enabled: true },
    { ruleId: 'rule_2', name: 'Large ticket', enabled: false },
  ],
};

const show = (address: string) =>
  renderList(accountsRules, {
    areas: { accounts, risk, riskRules },
    address,
    responses: { risk: { accountsRules: () => ({ data: [account], count: 1 }) } },
  });

it('shows which rules are on for an account, and which are off', async () => {
  show('/list');
  const row = within(await screen.findByRole('row', { name: new RegExp(account.accountName) }));
  row.getByText('1 of 2');
  row.getByText('Card velocity');
  row.getByText('Large ticket');
});

it('opens with the account’s rules, and links to each', async () => {
  show(`/list?open=${account.subMerchantId}`);
  const list = within(await screen.findByRole('list', { name: 'Rules' }));
  expect(list.getByRole('link', { name: 'Large ticket' }).getAttribute('href')).toBe(
    '/risk-management/rules?rules.open=rule_2',
  );
  list.getByText('Off');
});
