import { type Environment, environments } from '@payfac/domain/enumerations';
import { expect, it } from 'vitest';
import { addressesOf } from './addresses.ts';
import { placeOf } from './environment.ts';

const at = (host: string, protocol: string) => {
  const place = placeOf(new URL(`${protocol}//${host}`).hostname, true);
  const port = /:\d+$/.exec(host)?.[0] ?? '';
  return addressesOf(place.environment, `${place.domain}${port}`, { protocol, host });
};

const hostOfEach: Readonly<Record<Environment, string>> = {
  local: 'harbor.example',
  development: 'dev.harbor.example',
  sandbox: 'sandbox.harbor.example',
  stage: 'stage.harbor.example',
  production: 'app.harbor.example',
};

it('has a business verification link and a bank link only for local use [ENV-03]', () => {
  for (const environment of environments) {
    const { businessVerification, bankLink } = at(hostOfEach[environment], 'http:');
    const isLocal = environment === 'local';
    expect({ businessVerification, bankLink }).toEqual({
      businessVerification: isLocal ? 'http://pay.harbor.example/business-verification' : undefined,
      bankLink: isLocal ? { products: ['auth'], country: 'US' } : undefined,
    });
  }
});

it.each([
  ['harbor.localhost:4400', 'pay.harbor.localhost:4400', 'capital.harbor.localhost:4400'],
  ['dev.harbor.example', 'pay.dev.harbor.example', 'capital.dev.harbor.example'],
  ['sandbox.harbor.example', 'pay.sandbox.harbor.example', 'capital.sandbox.harbor.example'],
  ['stage.juniper.example', 'pay.stage.juniper.example', 'capital.stage.juniper.example'],
  ['app.juniper.example', 'pay.app.juniper.example', 'capital.app.juniper.example'],
  ['127.0.0.1:4400', 'pay.harbor.localhost:4400', 'capital.harbor.localhost:4400'],
  ['localhost:4400', 'pay.harbor.localhost:4400', 'capital.harbor.localhost:4400'],
])('%s has its hosted pages at %s [API-01, ENV-02]', (host, hosted, capital) => {
  const addresses = at(host, 'https:');
  expect(addresses.paymentsApi.endsWith('/api/v1')).toBe(true);
  expect(addresses.platform.endsWith('/v1')).toBe(true);
  expect(addresses.hostedPages).toBe(`https://${hosted}`);
  expect(addresses.onboarding).toBe(`https://${hosted}/onboarding`);
  expect(addresses.backOffices).toMatchObject({
    payments: `https://${host}`,
    capital: `https://${capital}`,
  });
});

it('shares no URL between two environments of a brand [ENV-02]', () => {
  const all = environments.map((environment) => at(hostOfEach[environment], 'https:'));
  for (const [place, one] of all.entries()) {
    for (const other of all.slice(place + 1)) {
      expect(one.hostedPages).not.toBe(other.hostedPages);
      expect(one.onboarding).not.toBe(other.onboarding);
      const offices = Object.values(one.backOffices);
      expect(
        offices.filter((address) => Object.values(other.backOffices).includes(address)),
      ).toEqual([]);
    }
  }
});
