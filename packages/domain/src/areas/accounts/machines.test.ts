import { describe, expect, it } from 'vitest';
import {
  type ApplicationStatus,
  applicationActions,
  applicationStatuses,
  applyApplication,
  applyMerchantStage,
  applyProvisioning,
  applySuspension,
  type MerchantActivity,
  type MerchantStage,
  merchantActivities,
  merchantActivityOf,
  merchantStageActions,
  merchantStages,
  type ProvisioningStatus,
  provisioningActions,
  provisioningStatuses,
  suspensionActions,
} from './index.ts';

/* Every allowed move, written by hand; every pair not listed here must be refused. */

const application: Readonly<Record<string, ApplicationStatus>> = {
  'initiated send-sms': 'sms_sent',
  'initiated fill-in': 'progress',
  'initiated archive': 'archived',
  'sms_sent confirm-sms': 'sms_valid',
  'sms_sent archive': 'archived',
  'sms_valid select-type': 'type_selected',
  'sms_valid archive': 'archived',
  'type_selected enter-identity': 'identity',
  'type_selected archive': 'archived',
  'identity enter-payout': 'progress',
  'identity submit': 'review',
  'identity archive': 'archived',
  'progress enter-payout': 'progress',
  'progress submit': 'review',
  'progress archive': 'archived',
  'review request-information': 'identity',
  'review approve': 'approved',
  'review decline': 'declined',
  'approved decline': 'declined',
  'approved activate': 'active',
  'declined archive': 'archived',
  'archived reopen': 'identity',
};

const stage: Readonly<Record<string, MerchantStage>> = {
  'initiated enter-identity': 'business_info',
  'initiated archive': 'archived',
  'business_info enter-payout': 'payout',
  'business_info submit': 'review',
  'business_info archive': 'archived',
  'payout submit': 'review',
  'payout archive': 'archived',
  'review request-information': 'business_info',
  'review approve': 'processor_underwriting',
  'review decline': 'declined',
  'processor_underwriting decline': 'declined',
  'processor_underwriting activate': 'active',
  'declined archive': 'archived',
  'archived reopen': 'business_info',
};

const provisioning: Readonly<Record<string, ProvisioningStatus>> = {
  'requested underwrite': 'underwriting',
  'requested archive': 'archived',
  'underwriting provision': 'provisioned',
  'underwriting archive': 'archived',
  'provisioned provision': 'provisioned',
  'provisioned reset': 'provisioned',
  'provisioned archive': 'archived',
};

const suspension: Readonly<Record<string, MerchantActivity>> = {
  'live suspend': 'suspended',
  'suspended resume': 'live',
};

describe('an application', () => {
  it.each(applicationStatuses)('makes exactly its moves from %s [BOARD-37]', (status) => {
    for (const action of applicationActions)
      expect(applyApplication(status, action), action).toBe(application[`${status} ${action}`]);
  });
});

describe('a merchant stage', () => {
  it.each(merchantStages)('makes exactly its moves from %s', (from) => {
    for (const action of merchantStageActions)
      expect(applyMerchantStage(from, action), action).toBe(stage[`${from} ${action}`]);
  });
});

describe('a provisioning request', () => {
  it.each(provisioningStatuses)('makes exactly its moves from %s', (status) => {
    for (const action of provisioningActions)
      expect(applyProvisioning(status, action), action).toBe(provisioning[`${status} ${action}`]);
  });
});

describe('a suspension', () => {
  it.each(merchantActivities)('makes exactly its moves from %s', (state) => {
    for (const action of suspensionActions)
      expect(applySuspension(state, action), action).toBe(suspension[`${state} ${action}`]);
  });

  it('is of live merchants only', () => {
    const why = { reason: 'Disputes', suspendedAt: new Date(0), suspendedBy: null };
    expect(merchantActivityOf({ status: 'active', suspension: null })).toBe('live');
    expect(merchantActivityOf({ status: 'active', suspension: why })).toBe('suspended');
    expect(merchantActivityOf({ status: 'approved', suspension: null })).toBe('not-live');
  });
});
