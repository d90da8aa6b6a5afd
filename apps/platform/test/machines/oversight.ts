import { byColumn, from, type Machine } from './machine.ts';

const alerts = 'foundation/alerts';
const payouts = 'backoffice/payouts';
const apiUsers = 'backoffice/service-provider/apiusers';

const alert: Machine = {
  name: 'alert',
  table: 'alerts',
  key: 'alert_id',
  kind: 'alert',
  state: 'status',
  states: byColumn('status', ['unacknowledged', 'acknowledged', 'discarded']),
  commands: {
    acknowledge: { method: 'POST', path: `${alerts}/ack`, body: { alertId: '{alert}' } },
    unacknowledge: { method: 'POST', path: `${alerts}/unack`, body: { alertId: '{alert}' } },
    discard: { method: 'POST', path: `${alerts}/discard`, body: { alertId: '{alert}' } },
    'acknowledge in a batch': {
      method: 'POST',
      path: `${alerts}/batch/ack`,
      body: { alertIds: ['{alert}'] },
      isBulk: true,
    },
  },
  moves: {
    'unacknowledged acknowledge': 'acknowledged',
    'unacknowledged acknowledge in a batch': 'acknowledged',
    'acknowledged unacknowledge': 'unacknowledged',
    ...from(['unacknowledged', 'acknowledged'], 'discard', 'discarded'),
  },
};

const payout: Machine = {
  name: 'payout',
  table: 'payouts',
  key: 'payout_id',
  kind: 'payout',
  state: 'status',
  states: byColumn("mode = 'manual', status", [
    'pending',
    'on-hold',
    'approved',
    'ack',
    'instructed',
    'instruction',
    'processing',
    'processed',
    'sent',
    'reconciled',
    'failed',
  ]),
  commands: {
    hold: {
      method: 'PUT',
      path: `${payouts}/{payout}/hold`,
      body: { status: 'on-hold', reason: 'Invoice is missing' },
    },
    release: {
      method: 'PUT',
      path: `${payouts}/{payout}/hold`,
      body: { status: 'pending', reason: 'Invoice came' },
    },
    acknowledge: { method: 'PUT', path: `${payouts}/{payout}/ack`, body: { status: 'ack' } },
    unacknowledge: {
      method: 'POST',
      path: `${payouts}/bulk-unack`,
      body: { payoutIds: ['{payout}'] },
      isBulk: true,
    },
    delete: { method: 'DELETE', path: `${payouts}/{payout}` },
  },
  moves: {
    ...from(['pending', 'approved', 'ack'], 'hold', 'on-hold'),
    'on-hold release': 'pending',
    ...from(['pending', 'approved'], 'acknowledge', 'ack'),
    'ack unacknowledge': 'pending',
    ...from(['pending', 'on-hold'], 'delete', 'gone'),
  },
};

const apiKey: Machine = {
  name: 'API key',
  table: 'api_keys',
  key: 'api_user_id',
  kind: 'apiKey',
  state: 'status',
  states: byColumn('status', ['active', 'rotated', 'revoked']),
  commands: {
    rotate: {
      method: 'PUT',
      path: `${apiUsers}/{apiKey}`,
      body: { spProductId: '{product}', rotate: true },
      // Only a service provider may rotate this key, because an administrator lacks abilities that it has.
      by: 'provider',
    },
    revoke: {
      method: 'DELETE',
      path: `${apiUsers}/{apiKey}`,
      body: { spProductId: '{product}' },
    },
  },
  moves: { 'active rotate': 'rotated', ...from(['active', 'rotated'], 'revoke', 'revoked') },
};

const user: Machine = {
  name: 'user',
  table: 'users',
  key: 'user_id',
  kind: 'user',
  state:
    "case when deleted_at is null then case when locked_at is null then 'active' else 'locked' end end",
  states: {
    active: 'locked_at = null, deleted_at = null',
    locked: 'locked_at = now(), deleted_at = null',
    deleted: 'deleted_at = now()',
  },
  commands: {
    unlock: { method: 'POST', path: 'users/{user}/unlock' },
    delete: { method: 'DELETE', path: 'users/{user}' },
  },
  moves: { 'locked unlock': 'active', ...from(['active', 'locked'], 'delete', 'gone') },
  gone: ['deleted'],
};

const product = 'spProductId={product}';

const invite: Machine = {
  name: 'invite',
  table: 'invites',
  key: 'invite_id',
  kind: 'invite',
  state: 'status',
  states: byColumn('status', ['created', 'sent', 'accepted', 'expired', 'deleted']),
  commands: {
    send: { method: 'POST', path: `backoffice/invites/{invite}/send?${product}` },
    delete: { method: 'POST', path: `backoffice/invites/{invite}/delete?${product}` },
  },
  moves: {
    ...from(['created', 'sent', 'expired'], 'send', 'sent'),
    ...from(['created', 'sent', 'expired'], 'delete', 'deleted'),
  },
  gone: ['deleted'],
};

export const oversightMachines: readonly Machine[] = [alert, payout, apiKey, user, invite];
