import { environments } from '@payfac/domain/enumerations';
import { expect, it } from 'vitest';
import { testPlaces } from '../../../test/places.ts';
import { seedBrands } from '../../program/seed/data/brands.ts';
import { createPlaces, type PlacesOptions } from './places.ts';

const brands = seedBrands.map((brand) => ({ ...brand, brand: brand.facilitatorId }));

const placesAt = (changes: Partial<PlacesOptions>) =>
  createPlaces({
    brands,
    environment: 'production',
    domain: 'pay.example',
    scheme: 'https',
    port: () => 443,
    ...changes,
  });

const local = testPlaces(() => 4400);

it.each([
  ['harbor.localhost', 'harbor', 'local', 'app', true],
  ['harbor.localhost:4400', 'harbor', 'local', 'app', true],
  ['HARBOR.localhost:1', 'harbor', 'local', 'app', true],
  ['pay.juniper.localhost', 'juniper', 'local', 'pay', true],
  ['Sandbox.Juniper.localhost', 'juniper', 'sandbox', 'app', false],
  ['pay.stage.harbor.localhost', 'harbor', 'stage', 'pay', false],
  ['app.harbor.localhost', 'harbor', 'production', 'app', false],
  ['localhost', 'harbor', 'local', 'app', true],
  ['127.0.0.1:4400', 'harbor', 'local', 'app', true],
  ['[::1]:4400', 'harbor', 'local', 'app', true],
])('a local platform is at %s that of %s, %s, its %s [API-12, BRAND-01, BRAND-09]', (...line) => {
  const [host, brand, environment, site, isOnThisMachine] = line;
  const place = local.at(host);
  expect(place).toMatchObject({ brand: { brand }, environment, site, isOnThisMachine });
});

const strangers = [
  undefined,
  '',
  'localhost.evil.example',
  'harbor.example',
  'pay.localhost',
  'pay.127.0.0.1',
  'harbor.localhost.',
  'pay.pay.harbor.localhost',
  'capital.harbor.localhost',
  '127.0.0.2',
  'harbor.localhost:4400@evil.example',
  'constructor',
];

it.each(strangers)('%s belongs to nobody', (host) => expect(local.at(host)).toBeUndefined());

it.each(['development', 'sandbox', 'stage', 'production'] as const)(
  'a platform in %s responds only at its own hosts',
  (environment) => {
    const places = placesAt({ environment });
    const own = [
      new URL(places.app({ facilitatorId: 'harbor', environment })).host,
      new URL(places.hostedPages({ facilitatorId: 'harbor', environment })).host,
    ];
    for (const host of own) expect(places.at(host)).toMatchObject({ environment });
    const others = environments
      .filter((other) => other !== environment)
      .map((other) => new URL(places.app({ facilitatorId: 'harbor', environment: other })).host);
    for (const host of [...others, 'localhost', '127.0.0.1', ...strangers]) {
      expect(places.at(host)).toBeUndefined();
    }
    expect(places.at(own[0])?.isOnThisMachine).toBe(false);
  },
);

it('routes requests by host, in every environment of every brand', () => {
  for (const { facilitatorId } of brands) {
    for (const environment of environments) {
      const whose = { facilitatorId, environment };
      for (const [site, origin] of [
        ['app', local.app(whose)],
        ['pay', local.hostedPages(whose)],
      ]) {
        expect(local.at(new URL(origin ?? '').host)).toMatchObject({
          brand: { facilitatorId },
          environment,
          site,
        });
      }
    }
  }
});

it.each([
  ['http', 4400, 'http://pay.harbor.localhost:4400'],
  ['http', 80, 'http://pay.harbor.localhost'],
  ['http', undefined, 'http://pay.harbor.localhost'],
  ['https', 443, 'https://pay.harbor.localhost'],
  ['https', 8443, 'https://pay.harbor.localhost:8443'],
] as const)('by %s at port %s, hosted pages are at %s', (scheme, port, address) => {
  const places = placesAt({ environment: 'local', domain: 'localhost', scheme, port: () => port });
  expect(places.hostedPages({ facilitatorId: 'harbor', environment: 'local' })).toBe(address);
});

it('lets the first brand’s app frame its pages by IP address too, only on this machine', () => {
  const numbers = ['http://localhost:4400', 'http://127.0.0.1:4400'];
  const originsOf = (facilitatorId: string, environment: 'local' | 'sandbox') =>
    local.appOrigins({ facilitatorId, environment });
  expect(originsOf('harbor', 'local')).toEqual(['http://harbor.localhost:4400', ...numbers]);
  expect(originsOf('juniper', 'local')).toEqual(['http://juniper.localhost:4400']);
  expect(originsOf('harbor', 'sandbox')).toEqual(['http://sandbox.harbor.localhost:4400']);
});

it('has no URLs for an unknown facilitator', () =>
  expect(() => local.app({ facilitatorId: 'lantern', environment: 'local' })).toThrow('lantern'));
