import { features } from '@payfac/domain/access';
import type { FeeSchedule } from '@payfac/domain/accounts';
import { cents } from '@payfac/domain/money';
import type { FeeTemplate, OnboardingFlowTemplate } from '@payfac/domain/products';
import { webhookEventTypes } from '@payfac/domain/webhooks';
import { type SeedProduct, seedBrands, seedProducts } from './data/brands.ts';
import { merchantKinds } from './data/merchant-kinds.ts';
import type { SeedRows } from './rows.ts';

/** A product's webhook address, in the time before the seed's end. */
export const webhookUrlOf = (slug: string): string => `https://hooks.${slug}.example/payments`;

const yearMs = 365 * 86_400_000;
const disputeFee = cents(1500);

/** A product's usual fees. @param reserve percentage withheld. */
export const feesOf = ({ percentage, fixed }: SeedProduct, reserve = '0'): FeeSchedule => ({
  percentage,
  fixed: cents(fixed),
  dispute: disputeFee,
  reserve,
});

const feeTemplatesOf = (product: SeedProduct): FeeTemplate[] => {
  const standard = feesOf(product);
  return [
    {
      feeTemplateId: `${product.slug}-standard`,
      name: 'Standard',
      description: `${product.percentage}% and ${product.fixed}¢ a payment`,
      fees: standard,
    },
    {
      feeTemplateId: `${product.slug}-non-profit`,
      name: 'Non-profit',
      description: '2.2% and 15¢ a payment, for charities',
      fees: { ...standard, percentage: '2.2', fixed: cents(15) },
    },
    {
      feeTemplateId: `${product.slug}-guarded`,
      name: 'With reserve',
      description: 'The standard fees; 10% of each payment is withheld',
      fees: { ...standard, reserve: '10' },
    },
  ];
};

const flowTemplatesOf = ({ slug }: SeedProduct): OnboardingFlowTemplate[] => [
  {
    onboardingFlowTemplateId: `${slug}-full`,
    name: 'Full',
    description: 'Code by text message, business, owners and bank account',
    steps: ['sms', 'type', 'business', 'owners', 'bank-account'],
  },
  {
    onboardingFlowTemplateId: `${slug}-short`,
    name: 'Short',
    description: 'For merchants we know: without the text message',
    steps: ['type', 'business', 'owners', 'bank-account'],
  },
];

/**
 * Facilitators and products, created before the first merchant. Their webhooks are off, so that nothing is sent to
 * their made-up addresses.
 */
export function addBrands(rows: SeedRows, anchor: Date): void {
  const createdAt = new Date(anchor.getTime() - 3 * yearMs);
  for (const { facilitatorId, primaryColor, ...brand } of seedBrands) {
    rows.facilitators.push({
      facilitatorId,
      ...brand,
      brand: facilitatorId,
      branding: { primaryColor },
      tokenizationPerMinute: 120,
      secondFactorRoles: [],
      createdAt,
    });
  }
  for (const product of seedProducts) {
    const { spProductId, facilitatorId, slug, name, serviceProviderName } = product;
    rows.spProducts.push({
      spProductId,
      facilitatorId,
      slug,
      name,
      serviceProviderName,
      isActive: true,
      branding: {
        spProductName: name,
        squareLogoUrl: null,
        primaryColor: null,
        termsUrl: null,
        privacyUrl: null,
      },
      webhook: { url: webhookUrlOf(slug), enabled: false, events: [...webhookEventTypes] },
      mccCodes: merchantKinds.map((kind) => kind.mcc),
      ownershipTypes: [
        'LLC',
        'PrivateCorporation',
        'SoleProprietorship',
        'Partnership',
        'NonProfit',
      ],
      fees: feesOf(product),
      features: features.filter((feature) => feature !== 'applePay'),
      feeTemplates: feeTemplatesOf(product),
      onboardingFlowTemplates: flowTemplatesOf(product),
      createdAt,
      updatedAt: createdAt,
    });
  }
}
