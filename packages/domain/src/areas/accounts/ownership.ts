/** Business types with their common names. */
export const businessTypes = [
  'PublicCorporation',
  'Government',
  'PrivateCorporation',
  'SoleProprietorship',
  'LLC',
  'Partnership',
  'NonProfit',
  'Trust',
  'LimitedPartnership',
  'LimitedLiabilityPartnership',
] as const;
export type BusinessType = (typeof businessTypes)[number];

export const businessTypeLabels: Readonly<Record<BusinessType, string>> = {
  PublicCorporation: 'Public corporation',
  Government: 'Government',
  PrivateCorporation: 'Private corporation',
  SoleProprietorship: 'Sole proprietorship',
  LLC: 'LLC',
  Partnership: 'Partnership',
  NonProfit: 'Non-profit',
  Trust: 'Trust',
  LimitedPartnership: 'Limited partnership',
  LimitedLiabilityPartnership: 'Limited liability partnership',
};

/** Kinds of owner an entity can have. */
export const entityOwnerTypes = ['individual', 'business', 'government-public-corp'] as const;
export type EntityOwnerType = (typeof entityOwnerTypes)[number];

export const entityOwnerTypeLabels: Readonly<Record<EntityOwnerType, string>> = {
  individual: 'Individual',
  business: 'Business',
  'government-public-corp': 'Government or public corporation',
};

/**
 * The kind of owner behind a business type; it decides which details an application asks for. A sole proprietor is one
 * person; a government or a public corporation names no owners.
 */
export function entityOwnerTypeOf(type: BusinessType): EntityOwnerType {
  if (type === 'SoleProprietorship') return 'individual';
  return type === 'Government' || type === 'PublicCorporation'
    ? 'government-public-corp'
    : 'business';
}

/** Officer titles (BOARD-36), displayed as written. */
export const officerTitles = [
  'Owner',
  'CEO',
  'CFO',
  'COO',
  'President',
  'Vice President',
  'Director',
  'Treasurer',
  'Secretary',
  'Sole Proprietorship',
  'Partner',
  'Member LLC',
  'Other',
] as const;
export type OfficerTitle = (typeof officerTitles)[number];
