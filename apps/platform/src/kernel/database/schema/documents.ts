import type { accountSettingsSchema, applicationLogSchema } from '@payfac/domain/accounts';
import type * as z from 'zod/mini';

/** Shapes of the JSON columns: read and written whole, never filtered on. */

/** Of a facilitator; a product's is the domain's `ProductBranding`. */
export interface Branding {
  readonly squareLogoUrl?: string;
  readonly primaryColor?: string;
  /** https URLs. Default: the platform's own pages. */
  readonly termsUrl?: string;
  readonly privacyUrl?: string;
  /** The version of the terms at `termsUrl`, in records of their acceptance. */
  readonly termsVersion?: string;
}

/* Documents with instants are stored as they are on the wire, and parsed by their schema. */
export type StoredSettings = z.input<typeof accountSettingsSchema>;
export type StoredLog = z.input<typeof applicationLogSchema>;

/** An email's branding, the label of its button, and its amount. */
export interface MailLook {
  readonly name: string;
  readonly primaryColor: string | null;
  readonly squareLogoUrl: string | null;
  readonly action?: string | undefined;
  /** Who is paid, shown first. */
  readonly payee?: string | undefined;
  /** As shown: `$1,204.50`. */
  readonly total?: string | undefined;
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
