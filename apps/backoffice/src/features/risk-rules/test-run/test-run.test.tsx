import { metrics } from '@payfac/api/contract/metrics';
import { riskRules } from '@payfac/api/contract/risk-rules';
import { fixtures } from '@payfac/api/testing';
import { cents } from '@payfac/domain/money';
import type { RiskRule } from '@payfac/domain/risk';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../shared/lists/testing/render-list.tsx';
import { TestRun } from './test-run.tsx';

const rule: RiskRule = {
  ...fixtures.riskRules.get,
  kind: 'amount-limit',
  params: { maximum: cents(90_000) },
};
const [hit] = fixtures.metrics.runRule.evaluations;
if (!hit) throw new Error('There is no example of a hit.');

const areas = { metrics, riskRules };

const show = () =>
  renderScreen(<TestRun />, {
    areas,
    address: `/list?part=test-run&ruleId=${rule.ruleId}`,
    responses: { riskRules: { get: () => rule } },
  });

const bodyOf = (call: { readonly input: unknown } | undefined) => call?.input;

it('runs the rule in the URL over the last 30 days, and links to its matches [SCOPE-18]', async () => {
  const { user, calls } = show();
  await user.click(await screen.findByRole('button', { name: 'Run test' }));
  await screen.findByText('1 of 50 card payments would have met the rule, $184.50 in all.');
  const found = within(screen.getByRole('list', { name: 'Payments that would have met the rule' }));
  found.getByText(new RegExp(hit.accountName));
  expect(found.getByRole('link').getAttribute('href')).toBe(
    `/reporting/transactions?open=${hit.transactionId}`,
  );
  expect(bodyOf(calls('metrics.runRule')[0])).toMatchObject({
    params: { ruleId: rule.ruleId },
    body: { condition: { kind: 'amount-limit', params: { maximum: 90_000 } } },
  });
  const sent = await calls('metrics.runRule')[0]?.request.clone().json();
  expect(Date.parse(sent.to) - Date.parse(sent.from)).toBe(30 * 86_400_000);
  expect(screen.queryByRole('button', { name: 'Save condition' })).toBeNull();
});

it('saves a changed condition after a test run [ROLE-17]', async () => {
  const { user, calls } = show();
  const amount = await screen.findByLabelText(/^Largest amount allowed/);
  await user.clear(amount);
  await user.type(amount, '500');
  expect(screen.queryByRole('button', { name: 'Save condition' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Run test' }));
  await user.click(await screen.findByRole('button', { name: 'Save condition' }));
  await expect.poll(() => calls('metrics.runRule').length).toBe(2);
  expect(bodyOf(calls('metrics.runRule')[1])).toMatchObject({
    body: { condition: { params: { maximum: 50_000 } }, save: true },
  });
});
