import type { ExamplesOf } from '../../kernel/examples.ts';
import type { echecks } from './contract.ts';

const payment = {
  transactionId: 'txn000000048213',
  parentTransactionId: null,
  operation: 'sale',
  typeCode: 'check-sale',
  outcome: 'success',
  status: 'pending',
  createdAt: '2026-03-02T15:04:05.000Z',
  amount: 184.5,
  refundedAmount: 0,
  currency: 'USD',
  subMerchantId: 'sm_0007',
  accountName: 'Copper Kettle Roasters',
  paymentType: 'eCheck',
  provider: 'simulatorEcheck',
  source: 'backoffice',
  accountHolderName: 'Grace Murray',
  bankName: 'First Bank of Testing',
  secCode: 'TEL',
  accountNumber: '6789',
  customerId: 'cus_000000042',
  invoiceNumber: 'INV-000318',
  description: 'Wholesale beans, March',
  sentOn: '2026-03-02',
  settlesOn: '2026-03-06',
  returnCode: null,
  returnedAt: null,
} as const;

const settledId = 'txn000000045990';

export const echecksExamples: ExamplesOf<typeof echecks> = {
  sale: {
    body: {
      subMerchantId: 'sm_0007',
      amount: 184.5,
      token: 'bat_000000311',
      accountHolderName: 'Grace Murray',
      customerId: 'cus_000000042',
      invoiceNumber: 'INV-000318',
      description: 'Wholesale beans, March',
    },
    response: payment,
  },
  void: {
    params: { id: payment.transactionId },
    body: {},
    response: {
      ...payment,
      transactionId: 'txn000000048214',
      parentTransactionId: payment.transactionId,
      operation: 'void',
      typeCode: 'check-void',
      status: 'success',
      createdAt: '2026-03-02T16:20:00.000Z',
      sentOn: null,
      settlesOn: null,
    },
  },
  refund: {
    params: { id: settledId },
    body: { amount: 40, reason: 'One bag arrived torn' },
    response: {
      ...payment,
      transactionId: 'txn000000048300',
      parentTransactionId: settledId,
      operation: 'refund',
      typeCode: 'check-refund',
      outcome: 'pending',
      createdAt: '2026-03-03T14:00:00.000Z',
      amount: 40,
      sentOn: '2026-03-03',
      settlesOn: '2026-03-09',
    },
  },
  tokenize: {
    body: {
      subMerchantId: 'sm_0007',
      accountHolderName: 'Grace Murray',
      routingNumber: '110000000',
      accountNumber: '000123456789',
      accountType: 'checking',
    },
    response: {
      token: 'bat_000000311',
      accountHolderName: 'Grace Murray',
      bankName: 'First Bank of Testing',
      accountNumber: '6789',
      accountType: 'checking',
    },
  },
  setStatus: {
    body: { subMerchantId: 'sm_0007', echeckStatus: 'active' },
    response: { subMerchantId: 'sm_0007', echeckStatus: 'active' },
  },
};
