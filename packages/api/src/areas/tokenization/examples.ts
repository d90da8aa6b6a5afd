import type { ExamplesOf } from '../../kernel/examples.ts';
import type { tokenization } from './contract.ts';

const session = {
  tokenizationId: 'tks_2c9e41',
  subMerchantId: 'sm_00012',
  publicKey: 'pk_harbor_00012',
  status: 'open',
  expiresAt: '2026-05-01T16:50:00.000Z',
} as const;

export const tokenizationExamples: ExamplesOf<typeof tokenization> = {
  applePaySetup: {
    response: {
      domain: 'pay.harbor.example',
      associationUrl:
        'https://pay.harbor.example/.well-known/apple-developer-merchantid-domain-association',
      isAssociationServed: true,
      certificate: {
        merchantIdentifier: 'merchant.example.harbor',
        expiresAt: '2027-05-01T12:00:00.000Z',
      },
      isSimulated: true,
    },
  },
  applePayAccounts: {
    query: { state: ['active'], sort: 'dbaName' },
    response: {
      data: [
        {
          applicationId: 'app_00012',
          subMerchantObjId: 'smo_00012',
          subMerchantId: 'sm_00012',
          dbaName: 'Lantern Quay Books',
          state: 'active',
        },
      ],
      count: 1,
    },
  },
  applePayTestToken: {
    body: { subMerchantId: 'sm_00012', card: 'visa' },
    response: {
      token: 'tok_5d0b7a3e91c24f68',
      cardBrand: 'visa',
      cardKind: 'CREDIT',
      truncatedCardNumber: '4242',
      cardHolderName: 'Jordan Appleseed',
      billingAddress: { street: '510 Townsend St', zip: '94103' },
      expiresAt: session.expiresAt,
    },
  },
  getRateLimit: { response: { perMinute: 120 } },
  setRateLimit: { body: { perMinute: 60 }, response: { perMinute: 60 } },
  virtualTerminal: { query: { subMerchantId: 'sm_00012' }, response: session },
  session: { params: { id: session.tokenizationId }, response: session },
  generateContext: {
    params: { id: session.tokenizationId },
    body: { targetOrigins: ['https://shop.example'] },
    response: {
      context: 'eyJ0a3MiOiJ0a3NfMmM5ZTQxIn0.bm90LXJlYWw',
      vaultId: 'vault_local',
      scriptUrl: 'https://pay.harbor.example/fields/v1/loader.js',
      integrity: 'sha384-oqVuAfXRKap7fdgcCY5uykM6+R9GqQ8K/uxy9rx7HNQlGYl1kPzQho1wx4JwY8wC',
      expiresAt: session.expiresAt,
    },
  },
  convertToPermanent: {
    body: { token: 'tok_5d0b7a3e91c24f68' },
    response: {
      token: 'tok_5d0b7a3e91c24f68',
      cardBrand: 'visa',
      truncatedCardNumber: '4242',
      expirationMonth: 9,
      expirationYear: 2029,
    },
  },
};
