import type { ExamplesOf } from '../contract/examples.ts';
import type { transactions } from './contract.ts';

/** A sale as it stands until its batch is cut. */
export const exampleSale = {
  transactionId: 'txn000000012345',
  parentTransactionId: null,
  operation: 'sale',
  typeCode: 'cnp-sale',
  outcome: 'success',
  status: 'processing',
  createdAt: '2026-05-01T16:20:11.000Z',
  settledAt: null,
  expiresAt: null,
  amount: 128.4,
  authorizedAmount: 128.4,
  capturedAmount: 128.4,
  refundedAmount: 0,
  currency: 'USD',
  subMerchantId: 'sm_00012',
  accountName: 'Lantern Quay Books',
  spProductId: 'spp_tidewater',
  paymentType: 'creditCard',
  provider: 'simulator',
  source: 'backoffice',
  cardBrand: 'visa',
  cardKind: 'CREDIT',
  truncatedCardNumber: '4242',
  cardHolderName: 'Hiro Tanaka',
  billingStreet: '18 Commercial St',
  billingZip: '04101',
  customerId: 'cus_000481',
  invoiceNumber: 'INV-2041',
  description: 'Two atlases',
  responseCode: '00',
  responseMessage: 'Approved',
  authCode: 'A1B2C3',
  avsResult: 'Y',
  cvvResult: 'M',
  batchId: null,
} as const;

const params = { id: exampleSale.transactionId };

export const transactionsExamples: ExamplesOf<typeof transactions> = {
  saleCard: {
    body: {
      subMerchantId: 'sm_00012',
      amount: 128.4,
      token: 'tok_5d0b7a3e91c24f68',
      cardHolderName: 'Hiro Tanaka',
      billingAddress: { street: '18 Commercial St', zip: '04101' },
      customerId: 'cus_000481',
      invoiceNumber: 'INV-2041',
      description: 'Two atlases',
    },
    answer: exampleSale,
  },
  captureCard: {
    params,
    body: { amount: 100 },
    answer: {
      ...exampleSale,
      operation: 'auth',
      typeCode: 'cnp-auth',
      amount: 128.4,
      capturedAmount: 100,
    },
  },
  voidCard: { params, body: {}, answer: { ...exampleSale, status: 'voided' } },
  refundCard: {
    params,
    body: { amount: 20, reason: 'One atlas came back' },
    answer: {
      ...exampleSale,
      transactionId: 'txn000000012346',
      parentTransactionId: exampleSale.transactionId,
      operation: 'refund',
      typeCode: 'cnp-refund',
      status: 'success',
      createdAt: '2026-05-04T09:02:45.000Z',
      amount: 20,
      authorizedAmount: 0,
      capturedAmount: 0,
      authCode: null,
      avsResult: null,
      cvvResult: null,
    },
  },
  binLookup: {
    body: { bin: '42424242' },
    answer: { bin: '42424242', cardBrand: 'visa', cardKind: 'CREDIT' },
  },
  setStatus: {
    params,
    body: { status: 'voided' },
    answer: { ...exampleSale, status: 'voided' },
  },
  update: {
    params,
    body: { invoiceNumber: 'INV-2042' },
    answer: { ...exampleSale, invoiceNumber: 'INV-2042' },
  },
  setCustomer: {
    params,
    body: { customerId: null },
    answer: { ...exampleSale, customerId: null },
  },
};
