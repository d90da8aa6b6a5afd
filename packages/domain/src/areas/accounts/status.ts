/** Onboarding application status (BOARD-15). */
export const applicationStatuses = [
  'initiated',
  'sms_sent',
  'sms_valid',
  'type_selected',
  'identity',
  'review',
  'approved',
  'active',
  'declined',
  'archived',
  'progress',
] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

export const applicationStatusLabels: Readonly<Record<ApplicationStatus, string>> = {
  initiated: 'Initiated',
  sms_sent: 'SMS sent',
  sms_valid: 'SMS valid',
  type_selected: 'Type selected',
  identity: 'Identity',
  review: 'Review',
  approved: 'Approved',
  active: 'Active',
  declined: 'Declined',
  archived: 'Archived',
  progress: 'In progress',
};

/** Merchant application stage (BOARD-16). */
export const merchantStages = [
  'initiated',
  'business_info',
  'payout',
  'review',
  'processor_underwriting',
  'active',
  'archived',
  'declined',
] as const;
export type MerchantStage = (typeof merchantStages)[number];

export const merchantStageLabels: Readonly<Record<MerchantStage, string>> = {
  initiated: 'Initiated',
  business_info: 'Business info',
  payout: 'Payout',
  review: 'Review',
  processor_underwriting: 'Processor underwriting',
  active: 'Active',
  archived: 'Archived',
  declined: 'Declined',
};

/** Provisioning request status (BOARD-17). */
export const provisioningStatuses = [
  'requested',
  'underwriting',
  'provisioned',
  'archived',
] as const;
export type ProvisioningStatus = (typeof provisioningStatuses)[number];

export const provisioningStatusLabels: Readonly<Record<ProvisioningStatus, string>> = {
  requested: 'Requested',
  underwriting: 'Underwriting',
  provisioned: 'Provisioned',
  archived: 'Archived',
};
