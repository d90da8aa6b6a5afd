import { expect, it } from 'vitest';
import { billingTimings } from '../../areas/plans/index.ts';
import { pricingModels } from '../../areas/pricing/index.ts';
import { customFieldTypes } from '../custom-fields/index.ts';
import {
  bankDebitProviders,
  cardBrands,
  cardKinds,
  paymentProviders,
  paymentSources,
  paymentTypes,
} from './index.ts';

/** The values listed in docs/requirements.md, written out by hand. */
it.each<[string, readonly string[], string]>([
  [
    'payment providers',
    paymentProviders,
    'worldpay, simulator, simulatorEcheck, fiserv, cybersource, stripe, fnbo, rs2',
  ],
  ['providers that debit bank accounts [PAY-10]', bankDebitProviders, 'fnbo, simulatorEcheck'],
  [
    'card brands [PAY-11]',
    cardBrands,
    'visa, mastercard, discover, amex, diners-club, jcb, cup, maestro, dankort, hipercard',
  ],
  ['payment types [PAY-12]', paymentTypes, 'creditCard, debit, eCheck, giftCard, unknown'],
  ['card kinds [PAY-12]', cardKinds, 'CREDIT, DEBIT, PREPAID'],
  [
    'payment sources [PAY-13]',
    paymentSources,
    'api, checkout, paymentlink, backoffice, invoice, subscription',
  ],
  [
    'pricing models [SUB-06]',
    pricingModels,
    'free, flat, flatTiered, perModule, perUsageQuantity, perUsageVolume, perUsageTiered',
  ],
  ['billing timings [SUB-06]', billingTimings, 'atSubscriptionStart, atPeriodEnd, executionDays'],
  [
    'types of custom fields [PROD-06]',
    customFieldTypes,
    'single, multiple, text, date, integer, currency, percentage',
  ],
])('%s have the required values', (_, values, required) =>
  expect(values.join(', ')).toBe(required),
);
