import { accounts } from '@payfac/api/contract/accounts';
import { metrics } from '@payfac/api/contract/metrics';
import { riskRules } from '@payfac/api/contract/risk-rules';
import { fixtures, type Overrides } from '@payfac/api/testing';
import type { Role } from '@payfac/domain/access';
import { cents } from '@payfac/domain/money';
import type { RiskRule } from '@payfac/domain/risk';
import { installValidationMessages } from '@payfac/domain/validation';
import { screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { renderList } from '../../../shared/lists/testing/render-list.tsx';
import { rules } from './list.tsx';

const [example] = fixtures.riskRules.list.data;
if (!example) throw new Error('There is no example of a rule.');

const off: RiskRule = {
  ...example,
  ruleId: 'rule_off',
  name: 'Large ticket',
  enabled: false,
  kind: 'amount-limit',
  params: { maximum: cents(250_000) },
};

const areas = { accounts, metrics, riskRules };

beforeAll(installValidationMessages);

interface Shown {
  readonly rows?: readonly RiskRule[];
  readonly address?: string;
  readonly roles?: readonly Role[];
  readonly responses?: Overrides<typeof areas>;
}

const show = ({ rows = [example, off], address = '/list', responses, ...options }: Shown = {}) =>
  renderList(rules, {
    areas,
    address,
    ...options,
    responses: {
      ...responses,
      riskRules: { list: () => ({ data: [...rows], count: rows.length }), ...responses?.riskRules },
    },
  });

const inputOf = (call: { readonly input: unknown } | undefined) => call?.input;

it('says in words when each rule triggers, and whether it is on [SCOPE-18]', async () => {
  show();
  const row = within(await screen.findByRole('row', { name: /Large ticket/ }));
  row.getByText('A payment is more than $2,500.00');
  row.getByText('Off');
  within(screen.getByRole('row', { name: /Card velocity/ })).getByText(
    'The card’s payments in a day exceed 5',
  );
});

it.each([
  ['Card velocity', 'Turn off', false],
  ['Large ticket', 'Turn on', true],
] as const)(
  '%s is offered only to %s, and otherwise stays unchanged [RISK-10]',
  async (name, label, enabled) => {
    const { user, calls } = show();
    await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
    const item = await screen.findByRole('menuitem', { name: label });
    expect(screen.queryByRole('menuitem', { name: enabled ? 'Turn off' : 'Turn on' })).toBeNull();
    await user.click(item);
    await expect.poll(() => calls('riskRules.update').length).toBe(1);
    const { _id, createdAt: _created, updatedAt: _updated, ...kept } = enabled ? off : example;
    expect(inputOf(calls('riskRules.update')[0])).toMatchObject({ body: { ...kept, enabled } });
  },
);

it('is deleted after a confirmation', async () => {
  const { user, calls } = show();
  await user.click(await screen.findByRole('button', { name: 'Actions for Large ticket' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  expect(calls('riskRules.remove')).toHaveLength(0);
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Delete rule' }));
  await expect.poll(() => calls('riskRules.remove').length).toBe(1);
  expect(inputOf(calls('riskRules.remove')[0])).toMatchObject({ params: { ruleId: 'rule_off' } });
});

it('is turned off in bulk, with one call per rule, except those already off', async () => {
  const { user, calls } = show();
  await screen.findByRole('row', { name: /Large ticket/ });
  await user.click(screen.getByRole('checkbox', { name: /all/i }));
  const bar = within(await screen.findByRole('region', { name: 'Selected rows' }));
  await user.click(bar.getByRole('button', { name: 'Turn off' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Turn off' }));
  await expect.poll(() => calls('riskRules.update').length).toBe(1);
  expect(inputOf(calls('riskRules.update')[0])).toMatchObject({
    body: { ruleId: example.ruleId, enabled: false },
  });
});

it('is read-only without permission to edit rules', async () => {
  show({ roles: ['bank'] });
  await screen.findByRole('row', { name: /Large ticket/ });
  expect(screen.queryByRole('button', { name: 'New rule' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Actions for/ })).toBeNull();
});

it('opens beside the list with its condition, and links to its test run and matches', async () => {
  const { user, router } = show({ address: '/list?open=rule_off' });
  const drawer = within(await screen.findByRole('dialog'));
  await drawer.findByText('Hold the payment for review when it is more than $2,500.00.');
  expect(drawer.getByRole('link', { name: 'Flagged payments' }).getAttribute('href')).toBe(
    '/risk-management/transactions?ruleId=rule_off',
  );
  await user.click(drawer.getByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Test run' }));
  expect(router.state.location.search).toBe('?part=test-run&ruleId=rule_off');
});

const addRule = async (options: Shown = {}) => {
  const shown = show(options);
  await shown.user.click(await screen.findByRole('button', { name: 'New rule' }));
  const dialog = within(await screen.findByRole('dialog'));
  const choose = async (label: RegExp, option: string) =>
    shown.user.selectOptions(await dialog.findByLabelText(label), option);
  return { ...shown, dialog, choose };
};

it('is tested on past payments before it is saved, then added [RISK-10, SCOPE-18]', async () => {
  const { user, calls, dialog, choose } = await addRule();
  await user.type(await dialog.findByLabelText(/^Name/), 'Very large');
  await choose(/^Kind/, 'Large payment');
  await choose(/^Action/, 'Decline');
  await user.type(await dialog.findByLabelText(/^Largest amount allowed/), '900');
  await dialog.findByText('Decline the payment when it is more than $900.00.');

  await user.click(dialog.getByRole('button', { name: 'Run test' }));
  await dialog.findByText('1 of 50 card payments would have met the rule, $184.50 in all.');
  expect(inputOf(calls('metrics.testRun')[0])).toMatchObject({
    body: { kind: 'amount-limit', params: { maximum: 90_000 }, subMerchantIds: [] },
  });
  expect(calls('riskRules.create')).toHaveLength(0);

  await user.click(dialog.getByRole('button', { name: 'Add rule' }));
  await expect.poll(() => calls('riskRules.create').length).toBe(1);
  expect(inputOf(calls('riskRules.create')[0])).toEqual({
    body: {
      name: 'Very large',
      enabled: true,
      action: 'decline',
      severity: 'medium',
      subMerchantIds: [],
      kind: 'amount-limit',
      params: { maximum: 90_000 },
    },
  });
});

it('clears its test result when its parameters change', async () => {
  const { user, dialog, choose } = await addRule();
  await dialog.findByLabelText(/^Name/);
  await choose(/^Kind/, 'Large payment');
  const amount = await dialog.findByLabelText(/^Largest amount allowed/);
  await user.type(amount, '900');
  await user.click(dialog.getByRole('button', { name: 'Run test' }));
  await dialog.findByText(/would have met the rule/);
  await user.type(amount, '1');
  expect(dialog.queryByText(/would have met the rule/)).toBeNull();
});

it('names every field that is missing', async () => {
  const { user, calls, dialog } = await addRule();
  await dialog.findByLabelText(/^Name/);
  await user.click(dialog.getByRole('button', { name: 'Add rule' }));
  await dialog.findAllByText('Enter a name.');
  expect(dialog.getAllByText('Enter a limit.').length).toBeGreaterThan(0);
  expect(calls('riskRules.create')).toHaveLength(0);
});

it('links each watched account to its overview', async () => {
  const watched = { ...example, subMerchantIds: ['sm_0001', 'sm_0002'] };
  show({ rows: [watched], address: `/list?open=${watched.ruleId}` });
  const drawer = within(await screen.findByRole('dialog'));
  const watchedAccounts = (await drawer.findByText('Accounts')).nextElementSibling;
  const hrefs = [...(watchedAccounts?.querySelectorAll('a') ?? [])].map((link) => link.pathname);
  expect(hrefs).toEqual(
    watched.subMerchantIds.map((id) => expect.stringMatching(`/account/${id}/overview$`)),
  );
});
