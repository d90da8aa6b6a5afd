import type { accountSettingsSchema, applicationLogSchema } from '@payfac/domain/accounts';
import type * as z from 'zod/mini';

/** Shapes of the JSON columns: read and written whole, never filtered on. */

/** Of a facilitator; a product's is the domain's `ProductBranding`. */
export interface Branding {
  readonly squareLogoUrl?: string;
  readonly primaryColor?: string;
  /** https addresses; the platform's own pages where there are none. */
  readonly termsUrl?: string;
  readonly privacyUrl?: string;
  /** What the terms at `termsUrl` are called in records of their acceptance. */
  readonly termsVersion?: string;
}

/* Documents that hold instants are kept as they go over the wire, and read by their schema. */
export type StoredSettings = z.input<typeof accountSettingsSchema>;
export type StoredLog = z.input<typeof applicationLogSchema>;

/** An e-mail's look: its product's, what the link that stands alone is called, and what it is about in money. */
export interface MailLook {
  readonly name: string;
  readonly primaryColor: string | null;
  readonly squareLogoUrl: string | null;
  readonly action?: string | undefined;
  /** Who is paid, said first. */
  readonly payee?: string | undefined;
  /** As it is written: `$1,204.50`. */
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
