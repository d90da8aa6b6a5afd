import { byColumn, from, type Machine } from './machine.ts';

const invoices = 'backoffice/invoices';
const account = { subMerchantId: '{account}' };

const invoice: Machine = {
  name: 'invoice',
  table: 'invoices',
  key: 'invoice_id',
  kind: 'invoice',
  state: 'case when not is_deleted then status end',
  states: {
    ...byColumn('is_sent = false, status', ['Draft', 'Created']),
    'Created and sent': "is_sent = true, status = 'Created'",
    ...byColumn('is_sent = true, status', ['Overdue', 'Paid', 'Voided']),
  },
  commands: {
    create: { method: 'PUT', path: `${invoices}/{invoice}`, body: { status: 'Created' } },
    void: { method: 'POST', path: `${invoices}/{invoice}/void`, body: account },
    send: { method: 'POST', path: `${invoices}/{invoice}/send`, body: account },
    delete: { method: 'DELETE', path: `${invoices}/{invoice}` },
  },
  moves: {
    'Draft create': 'Created',
    // Setting the current status is an edit, which is allowed for an unsent invoice.
    'Created create': 'Created',
    ...from(['Created', 'Created and sent', 'Overdue'], 'void', 'Voided'),
    ...from(['Created', 'Created and sent'], 'send', 'Created and sent'),
    'Overdue send': 'Overdue',
    ...from(['Draft', 'Created'], 'delete', 'gone'),
  },
};

const planStates = byColumn('status', ['draft', 'active', 'inactive']);
const planCommands = {
  activate: { method: 'PUT', path: 'subscriptions/plan/activate/{plan}', body: {} },
  deactivate: { method: 'PUT', path: 'subscriptions/plan/deactivate/{plan}', body: {} },
  delete: { method: 'POST', path: 'subscriptions/plan/delete', body: { planId: '{plan}' } },
} as const;
const planMoves = {
  ...from(['draft', 'inactive'], 'activate', 'active'),
  'active deactivate': 'inactive',
};

/** The plan has a subscription, which keeps it from being deleted. */
const plan: Machine = {
  name: 'plan with a subscription',
  table: 'plans',
  key: 'plan_id',
  kind: 'plan',
  state: 'status',
  states: planStates,
  commands: planCommands,
  moves: planMoves,
};

const lonePlan: Machine = {
  ...plan,
  name: 'plan',
  kind: 'lonePlan',
  commands: {
    activate: { ...planCommands.activate, path: 'subscriptions/plan/activate/{lonePlan}' },
    deactivate: { ...planCommands.deactivate, path: 'subscriptions/plan/deactivate/{lonePlan}' },
    delete: { ...planCommands.delete, body: { planId: '{lonePlan}' } },
  },
  moves: { ...planMoves, ...from(['draft', 'active', 'inactive'], 'delete', 'gone') },
};

const subscription: Machine = {
  name: 'subscription',
  table: 'subscriptions',
  key: 'subscription_id',
  kind: 'subscription',
  state: 'status',
  states: byColumn("cancel_effect = 'immediately', status", [
    'inactive',
    'active',
    'paused',
    'canceled',
  ]),
  commands: {
    activate: { method: 'PUT', path: 'subscriptions/activate/{subscription}', body: {} },
    deactivate: { method: 'PUT', path: 'subscriptions/deactivate/{subscription}', body: {} },
    cancel: { method: 'DELETE', path: 'subscriptions/delete/{subscription}' },
  },
  moves: {
    ...from(['inactive', 'paused'], 'activate', 'active'),
    'active deactivate': 'inactive',
    ...from(['inactive', 'active', 'paused'], 'cancel', 'canceled'),
  },
};

const open = ['created', 'sent', 'resent', 'initiated', 'onboarding'];

const link: Machine = {
  name: 'payment link',
  table: 'hosted_sessions',
  key: 'session_id',
  kind: 'link',
  state: 'status',
  states: byColumn('status', [...open, 'canceled', 'expired']),
  commands: {
    deactivate: { method: 'POST', path: 'backoffice/paymentlink/{link}/deactivate', body: {} },
  },
  moves: from(open, 'deactivate', 'canceled'),
};

const installment: Machine = {
  name: 'installment plan',
  table: 'installments',
  key: 'installment_id',
  kind: 'installment',
  state: 'status',
  states: byColumn('status', ['active', 'completed', 'canceled']),
  commands: {
    cancel: { method: 'DELETE', path: 'backoffice/installments/{installment}' },
  },
  moves: { 'active cancel': 'canceled' },
};

export const commerceMachines: readonly Machine[] = [
  invoice,
  plan,
  lonePlan,
  subscription,
  link,
  installment,
];
