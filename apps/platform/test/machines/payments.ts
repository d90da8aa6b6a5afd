import { byColumn, from, type Machine } from './machine.ts';

const card = 'backoffice/transactions/creditcard';
const echeck = 'backoffice/transactions/echeck';
const status = 'backoffice/transactions/status';

/** Follow-ups of a sale that the simulated processor knows. */
const sale: Machine = {
  name: 'card payment',
  table: 'transactions',
  key: 'transaction_id',
  kind: 'sale',
  state: 'status',
  states: {
    ...byColumn('status', [
      'processing',
      'settled',
      'voided',
      'declined',
      'expired',
      'for-review',
      'unknown',
      'reversed',
      'charged-back',
    ]),
    'partially-refunded': "status = 'partially-refunded', refunded_amount = 100",
    refunded: "status = 'refunded', refunded_amount = captured_amount",
  },
  commands: {
    capture: { method: 'POST', path: `${card}/{sale}/capture`, body: {} },
    void: { method: 'POST', path: `${card}/{sale}/void`, body: {} },
    refund: { method: 'POST', path: `${card}/{sale}/refund`, body: {} },
  },
  moves: {
    'processing void': 'voided',
    ...from(['processing', 'settled', 'partially-refunded'], 'refund', 'refunded'),
  },
};

const authorization: Machine = {
  ...sale,
  name: 'authorization',
  kind: 'authorization',
  states: byColumn('status', ['authorized', 'voided', 'expired', 'declined', 'reversed']),
  commands: {
    capture: { method: 'POST', path: `${card}/{authorization}/capture`, body: {} },
    void: { method: 'POST', path: `${card}/{authorization}/void`, body: {} },
    refund: { method: 'POST', path: `${card}/{authorization}/refund`, body: {} },
  },
  moves: {
    'authorized capture': 'processing',
    'authorized void': 'voided',
    'processing void': 'voided',
    'processing refund': 'refunded',
  },
};

const review: Machine = {
  ...sale,
  name: 'payment held for review',
  kind: 'review',
  states: byColumn('status', ['for-review', 'settled', 'voided', 'declined', 'refunded']),
  commands: {
    approve: { method: 'PUT', path: `${status}/{review}`, body: { status: 'processing' } },
    reject: { method: 'PUT', path: `${status}/{review}`, body: { status: 'voided' } },
    settle: { method: 'PUT', path: `${status}/{review}`, body: { status: 'settled' } },
    capture: { method: 'POST', path: `${card}/{review}/capture`, body: {} },
    void: { method: 'POST', path: `${card}/{review}/void`, body: {} },
    refund: { method: 'POST', path: `${card}/{review}/refund`, body: {} },
  },
  moves: {
    'for-review approve': 'processing',
    'for-review reject': 'voided',
    'processing void': 'voided',
    'processing reject': 'voided',
    ...from(['processing', 'settled'], 'refund', 'refunded'),
  },
};

const bankDebit: Machine = {
  name: 'eCheck',
  table: 'transactions',
  key: 'transaction_id',
  kind: 'echeck',
  state: 'status',
  states: {
    // Its file is cut in the distant future.
    pending: "status = 'pending', sent_on = '2099-01-05'",
    ...byColumn('status', ['processing', 'voided', 'returned']),
    settled: "status = 'settled', captured_amount = amount, refunded_amount = 0",
    'partially-refunded':
      "status = 'partially-refunded', captured_amount = amount, refunded_amount = 100",
    refunded: "status = 'refunded', captured_amount = amount, refunded_amount = amount",
  },
  commands: {
    void: { method: 'POST', path: `${echeck}/{echeck}/void`, body: {} },
    refund: { method: 'POST', path: `${echeck}/{echeck}/refund`, body: {} },
  },
  moves: {
    'pending void': 'voided',
    // A refund waits for its file; the payment changes when that is sent.
    'settled refund': 'settled and being refunded',
    'partially-refunded refund': 'partially-refunded and being refunded',
  },
};

export const paymentMachines: readonly Machine[] = [sale, authorization, review, bankDebit];
