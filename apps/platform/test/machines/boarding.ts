import { from, type Machine } from './machine.ts';

const one = 'backoffice/accounts/{application}';
const record = `${one}/submerchants/{record}`;

/** Application, stage and provisioning move together, so each state sets all of them. */
const put = (status: string, stage: string, provisioning: string | null): string =>
  `status = '${status}', stage = '${stage}', provisioning = ${provisioning === null ? 'null' : `'${provisioning}'`}, is_suspended = false`;

const idle = ['initiated', 'sms_sent', 'sms_valid', 'type_selected', 'identity', 'progress'];

const application: Machine = {
  name: 'application',
  table: 'applications',
  key: 'application_id',
  kind: 'application',
  state: 'status',
  states: {
    initiated: put('initiated', 'initiated', null),
    sms_sent: put('sms_sent', 'initiated', null),
    sms_valid: put('sms_valid', 'initiated', null),
    type_selected: put('type_selected', 'initiated', null),
    identity: put('identity', 'business_info', null),
    progress: put('progress', 'payout', null),
    review: put('review', 'review', null),
    approved: put('approved', 'processor_underwriting', 'requested'),
    'approved and provisioned': put('approved', 'processor_underwriting', 'provisioned'),
    active: put('active', 'active', 'provisioned'),
    declined: put('declined', 'declined', 'archived'),
    archived: put('archived', 'archived', null),
  },
  commands: {
    submit: {
      method: 'POST',
      path: 'backoffice/accounts/submit',
      body: { applicationId: '{application}' },
    },
    approve: { method: 'POST', path: `${one}/approve`, body: {} },
    decline: { method: 'PUT', path: one, body: { status: 'declined', reason: 'No lease.' } },
    'ask for more': { method: 'PUT', path: one, body: { status: 'identity', reason: 'A lease.' } },
    archive: { method: 'PUT', path: one, body: { status: 'archived', reason: 'Silence.' } },
    open: {
      method: 'PUT',
      path: 'backoffice/accounts/open',
      body: { applicationId: '{application}', reason: 'They called.' },
    },
    activate: { method: 'PUT', path: `${record}/activate`, body: {} },
  },
  moves: {
    ...from(['identity', 'progress'], 'submit', 'review'),
    'review approve': 'approved',
    ...from(['review', 'approved', 'approved and provisioned'], 'decline', 'declined'),
    'review ask for more': 'identity',
    ...from([...idle, 'declined'], 'archive', 'archived'),
    'archived open': 'identity',
    'approved and provisioned activate': 'active',
  },
};

const provisioning: Machine = {
  name: 'provisioning',
  table: 'applications',
  key: 'application_id',
  kind: 'application',
  state: 'provisioning',
  states: {
    requested: put('approved', 'processor_underwriting', 'requested'),
    underwriting: put('approved', 'processor_underwriting', 'underwriting'),
    provisioned: put('active', 'active', 'provisioned'),
    archived: put('declined', 'declined', 'archived'),
  },
  commands: {
    underwrite: {
      method: 'PUT',
      path: `${record}/underwriting-status`,
      body: { status: 'underwriting' },
    },
    provision: {
      method: 'POST',
      path: `${record}/processor/provision`,
      body: { processor: 'simulator' },
    },
    reset: { method: 'PUT', path: `${record}/processor/reset`, body: { processor: 'simulator' } },
  },
  moves: {
    'requested underwrite': 'underwriting',
    ...from(['underwriting', 'provisioned'], 'provision', 'provisioned'),
    'provisioned reset': 'provisioned',
  },
};

export const boardingMachines: readonly Machine[] = [application, provisioning];
