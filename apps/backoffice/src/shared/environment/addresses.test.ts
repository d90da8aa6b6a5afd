import { expect, it } from 'vitest';
import { addressesOf } from './addresses.ts';

const services = (host: string, environment: Parameters<typeof addressesOf>[0]) => {
  const { businessVerification, bankLink } = addressesOf(environment, 'http:', host);
  return { businessVerification, bankLink };
};

it('has a business-verification link and a bank link for local use alone [R431]', () => {
  expect(services('harbor.localhost:4400', 'local')).toEqual({
    businessVerification: 'http://pay.harbor.localhost:4400/business-verification',
    bankLink: { products: ['auth'], country: 'US' },
  });
  for (const environment of ['development', 'sandbox', 'stage', 'production'] as const) {
    expect(services('app.harbor.example', environment)).toEqual({});
  }
});

it.each([
  ['local', 'harbor.localhost:4400', 'pay.harbor.localhost:4400', 'capital.harbor.localhost:4400'],
  ['development', 'dev.harbor.example', 'pay.harbor.example', 'capital.dev.harbor.example'],
  ['sandbox', 'sandbox.harbor.example', 'pay.harbor.example', 'capital.sandbox.harbor.example'],
  ['stage', 'stage.juniper.example', 'pay.juniper.example', 'capital.stage.juniper.example'],
  ['production', 'app.juniper.example', 'pay.juniper.example', 'capital.app.juniper.example'],
] as const)('%s has addresses of its own [R336, R430]', (environment, host, hosted, capital) => {
  const addresses = addressesOf(environment, 'https:', host);
  expect(addresses.paymentsApi.endsWith('/api/v1')).toBe(true);
  expect(addresses.platform.endsWith('/v1')).toBe(true);
  expect(addresses.hostedPages).toBe(`https://${hosted}`);
  expect(addresses.onboarding).toBe(`https://${hosted}/onboarding`);
  expect(addresses.backOffices).toMatchObject({
    payments: `https://${host}`,
    capital: `https://${capital}`,
  });
});
