import { expect, it } from 'vitest';
import { features } from '../../kernel/access/index.ts';
import { bankAccountTypes } from '../../kernel/banking/index.ts';
import { productKinds } from '../products/index.ts';
import {
  applicationStatuses,
  businessTypes,
  checkResults,
  entityOwnerTypes,
  idTypes,
  merchantStages,
  officerTitles,
  provisioningStatuses,
} from './index.ts';

/** The values listed in docs/requirements.md, written out by hand. */
it.each<[string, readonly string[], string]>([
  [
    'application statuses',
    applicationStatuses,
    'initiated, sms_sent, sms_valid, type_selected, identity, review, approved, active, declined, archived, progress',
  ],
  [
    'merchant stages',
    merchantStages,
    'initiated, business_info, payout, review, processor_underwriting, active, archived, declined',
  ],
  ['provisioning requests', provisioningStatuses, 'requested, underwriting, provisioned, archived'],
  ['check results', checkResults, 'pass, fail, unknown, not-supported'],
  ['entity owner types', entityOwnerTypes, 'individual, business, government-public-corp'],
  [
    'business types',
    businessTypes,
    'PublicCorporation, Government, PrivateCorporation, SoleProprietorship, LLC, Partnership, NonProfit, Trust, LimitedPartnership, LimitedLiabilityPartnership',
  ],
  [
    'officer titles',
    officerTitles,
    'Owner, CEO, CFO, COO, President, Vice President, Director, Treasurer, Secretary, Sole Proprietorship, Partner, Member LLC, Other',
  ],
  ['id types', idTypes, 'SSN, EIN, ITIN, OTHER'],
  ['bank account types', bankAccountTypes, 'checking'],
  ['product kinds', productKinds, 'submerchant, spProduct, platform'],
  [
    'features',
    features,
    'customers, ccTxs, eCheckTxs, ccTokenization, bankAccountTokenization, payouts, payLinks, subscriptions, invoices, checkouts, virtualTerminal, installmentPlan, applePay, provisioning',
  ],
])(
  '%s have the required values [BOARD-15..17, BOARD-19, BOARD-32..36, PROD-05]',
  (_, values, required) => expect(values.join(', ')).toBe(required),
);
