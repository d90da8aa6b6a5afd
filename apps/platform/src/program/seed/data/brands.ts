/** The two facilitators, and the service providers whose products board their merchants. */

export interface SeedBrand {
  readonly facilitatorId: string;
  readonly name: string;
  readonly title: string;
  readonly timeZone: string;
  readonly supportEmail: string;
  /** Ten digits, from a range that isn't assigned. */
  readonly supportPhone: string;
  readonly primaryColor: string;
}

export const seedBrands: readonly SeedBrand[] = [
  {
    facilitatorId: 'harbor',
    name: 'Harbor Payments',
    title: 'Harbor Backoffice',
    timeZone: 'America/New_York',
    supportEmail: 'support@harbor.example',
    supportPhone: '2125550142',
    primaryColor: '#0069a2',
  },
  {
    facilitatorId: 'juniper',
    name: 'Juniper Pay',
    title: 'Juniper Backoffice',
    timeZone: 'America/Denver',
    supportEmail: 'help@juniper.example',
    supportPhone: '3035550117',
    primaryColor: '#00764c',
  },
];

export interface SeedProduct {
  readonly spProductId: string;
  readonly facilitatorId: string;
  readonly slug: string;
  readonly name: string;
  readonly serviceProviderName: string;
  /** Sub-merchants boarded under it, of sixty in total; the newest ones come on top. */
  readonly merchants: number;
  readonly percentage: string;
  readonly fixed: number;
}

export const seedProducts: readonly SeedProduct[] = [
  {
    spProductId: 'spp_tidewater',
    facilitatorId: 'harbor',
    slug: 'tidewater-commerce',
    name: 'Tidewater Commerce',
    serviceProviderName: 'Tidewater Systems',
    merchants: 24,
    percentage: '2.9',
    fixed: 30,
  },
  {
    spProductId: 'spp_clinicline',
    facilitatorId: 'harbor',
    slug: 'clinicline-pay',
    name: 'Clinicline Pay',
    serviceProviderName: 'Clinicline Software',
    merchants: 16,
    percentage: '2.7',
    fixed: 25,
  },
  {
    spProductId: 'spp_trailhead',
    facilitatorId: 'juniper',
    slug: 'trailhead-checkout',
    name: 'Trailhead Checkout',
    serviceProviderName: 'Trailhead Retail',
    merchants: 20,
    percentage: '2.85',
    fixed: 30,
  },
];
