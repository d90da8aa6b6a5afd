import { products } from '@payfac/api/contract';
import { everyone, type Person, providers } from '../../../test/proof/people.ts';
import type { Proof } from '../../../test/proof/proof.ts';
import type { Scene } from '../../../test/proof/scene.ts';
import { moves } from '../../../test/proof/usual.ts';

const seesProducts: readonly Person[] = ['admin', 'bank', 'provider'];
const spProductId = 'spp_tidewater';
const by = 'provider';
const walked = { by, params: { spProductId } } as const;
const product = { params: { spProductId: '{product}' }, reach: 'product' } as const;
const branding = {
  spProductName: 'Tidewater',
  squareLogoUrl: null,
  primaryColor: null,
  termsUrl: null,
  privacyUrl: null,
};

/** Proof settings for the parts of a product. */
const part = { may: seesProducts, whose: product, walk: walked };
/** Proof settings for a product's public data by slug, which every user of the facilitator may read. */
const catalog = {
  may: everyone,
  whose: { params: { slug: '{slug}' }, reach: 'catalog' },
  walk: { by, params: { slug: 'tidewater-commerce' } },
} as const;

const productOf = async ({ send }: Pick<Scene, 'send'>) =>
  (await send(products.list, { by })).data.find((one) => one.spProductId === spProductId);

export const productsProof: Proof<typeof products> = {
  list: { may: seesProducts, whose: 'product', walk: { by } },
  feeTemplates: part,
  onboardingFlowTemplates: part,
  ownershipTypes: part,
  orderOnboardingFlowTemplates: {
    may: providers,
    whose: { ...product, body: { onboardingFlowTemplateIds: [] } },
    walk: {
      ...walked,
      body: { onboardingFlowTemplateIds: ['tidewater-commerce-short', 'tidewater-commerce-full'] },
    },
    ...moves,
  },
  updateWebhook: {
    may: providers,
    whose: {
      ...product,
      body: { url: 'https://partner.example/hook', enabled: true, events: ['payment.succeeded'] },
    },
    walk: {
      ...walked,
      body: {
        url: 'https://hooks.tidewater.example/payfac',
        enabled: true,
        events: ['payment.succeeded'],
      },
    },
    act: 'recorded',
    keeps: (scene) => ({
      ...walked,
      given: {
        url: 'https://hooks.tidewater.example/kept',
        events: ['payment.succeeded'],
        rotateSecret: undefined,
      },
      read: async () => (await productOf(scene))?.webhook,
      except: { rotateSecret: 'makes another secret' },
    }),
  },
  webhooks: { may: providers, whose: 'nobody', walk: { by } },
  updateBranding: {
    may: providers,
    whose: { ...product, body: branding },
    walk: {
      ...walked,
      body: {
        ...branding,
        squareLogoUrl: 'https://cdn.tidewater.example/logo.png',
        primaryColor: '#004466',
      },
    },
    act: 'recorded',
    keeps: (scene) => ({
      ...walked,
      given: {
        spProductName: 'Tidewater',
        squareLogoUrl: 'https://cdn.tidewater.example/kept.png',
        primaryColor: '#004466',
        termsUrl: 'https://www.tidewater.example/kept-terms',
        privacyUrl: 'https://www.tidewater.example/kept-privacy',
      },
      read: async () => (await productOf(scene))?.branding,
    }),
  },
  categoriesBySlug: catalog,
  feesBySlug: catalog,
  ownershipTypesBySlug: catalog,
};
