import { expect, it } from 'vitest';
import { dataKinds, filterTypes } from './index.ts';

/** The values of LIST-20 and LIST-21. */
const kinds =
  'transactions, declinedTransactions, invoices, payouts, fees, subscriptions, plans, alertGroups, accounts, SPAccounts, riskRules, rules, ccTxMetricsData, risks, accountsRules, userActivities, manualPayouts, disabledFeatures, suspiciousIps, monitorMerchants, apiUsers, notificationEvents, alerts, checks, onboardingInvites, apiKeys, products, hostedSessions, settlements, disputes, customers, users, installments';

it('data kinds and filter types have the required values [LIST-20, LIST-21]', () => {
  expect(dataKinds.join(', ')).toBe(kinds);
  expect(filterTypes.join(', ')).toBe('DATE, DATE_RANGE, TEXT, NUMBER');
});
