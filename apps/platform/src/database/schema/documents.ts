import type { Feature, Role } from '@payfac/domain/access';
import type { BusinessType } from '@payfac/domain/accounts';
import type { PaymentProvider } from '@payfac/domain/enumerations';

/** Shapes of the JSON columns: read and written whole, never filtered on. */

export interface Branding {
  readonly squareLogoUrl?: string;
  readonly spProductName?: string;
  readonly primaryColor?: string;
}

interface Address {
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

export interface WebhookSettings {
  readonly url: string;
  readonly enabled: boolean;
  readonly events: readonly string[];
}

export interface FeeSchedule {
  /** A decimal string of percent, such as `2.90`. */
  readonly percentage: string;
  /** Cents a transaction. */
  readonly fixed: number;
  /** Cents a dispute. */
  readonly dispute: number;
  /** A decimal string of percent withheld as reserve, `0` for none. */
  readonly reserve: string;
}

export interface NamedTemplate {
  readonly id: string;
  readonly name: string;
  readonly description: string;
}

interface BusinessIdentity {
  readonly dbaName: string;
  readonly legalName: string;
  readonly billingDescriptor: string;
  readonly businessType: BusinessType;
  readonly ein: string;
  readonly phone: string;
  readonly email: string;
  readonly website?: string;
  readonly location: Address;
}

interface Owner {
  readonly firstName: string;
  readonly lastName: string;
  readonly title: string;
  readonly email: string;
  readonly phone: string;
  /** Whole percent of the business held. */
  readonly ownership: number;
  readonly address: Address;
}

export interface Identity {
  readonly ownershipType: string;
  readonly business: BusinessIdentity;
  readonly owners: readonly Owner[];
}

interface ProcessorState {
  readonly status: 'requested' | 'underwriting' | 'provisioned' | 'archived';
  /** Empty after a reset: such a processor refuses to charge. */
  readonly merchantId: string;
  readonly id: string;
  readonly isDefault: boolean;
}

export type Processors = Partial<Record<PaymentProvider, ProcessorState>>;

export type FeatureFlags = Readonly<Partial<Record<Feature, { readonly enabled: boolean }>>>;

export interface ApplicationLog {
  readonly type: 'note';
  readonly note: string;
  readonly datetime: string;
  readonly username: string;
}

export interface AccountRules {
  readonly knowYourBusiness: boolean;
  readonly acknowledged: boolean;
}

export interface RiskRuleSetting {
  readonly ruleId: string;
  readonly enabled: boolean;
  readonly params: Readonly<Record<string, number | string>>;
}

export interface AclEntry {
  readonly role: Role;
  readonly forcePasswordReset: boolean;
}

export interface ThemeSettings {
  readonly sidebarMini?: boolean | undefined;
  readonly sidebarColor?: string | undefined;
  readonly mode?: 'dark' | 'light' | undefined;
  readonly primaryColor?: string | undefined;
}

export interface BillingDetails {
  readonly street?: string;
  readonly city?: string;
  readonly state?: string;
  readonly zip?: string;
}

export interface ListFilters {
  readonly [field: string]: unknown;
}
