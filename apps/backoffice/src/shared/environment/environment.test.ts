import { tokenValues } from '@payfac/ui/theme/values';
import { expect, it } from 'vitest';
import { brands, placeOf } from './environment.ts';

it.each([
  ['harbor.localhost', 'local', 'harbor'],
  ['juniper.localhost', 'local', 'juniper'],
  ['dev.harbor.example', 'development', 'harbor'],
  ['sandbox.juniper.example', 'sandbox', 'juniper'],
  ['stage.harbor.example', 'stage', 'harbor'],
  ['app.harbor.example', 'production', 'harbor'],
  ['APP.Harbor.Example', 'production', 'harbor'],
  ['nowhere.example', 'local', 'harbor'],
  ['app.nowhere.example', 'local', 'harbor'],
  ['127.0.0.1', 'local', 'harbor'],
  ['localhost', 'local', 'harbor'],
])('%s is %s of %s [BRAND-01, BRAND-09, ENV-01]', (host, environment, brand) => {
  const place = placeOf(host, true);
  expect([place.environment, place.brand.id]).toEqual([environment, brand]);
});

it.each([
  ['harbor.localhost', true, '/dev/login'],
  ['127.0.0.1', true, '/dev/login'],
  ['harbor.localhost', false, '/payments/login'],
  ['nowhere.example', true, '/payments/login'],
  ['sandbox.harbor.localhost', true, '/payments/login'],
])(
  '%s, with the development login in the build: %s, signs people in at %s [ENV-04, PAGE-03, SIGN-20]',
  (host, built, path) => expect(placeOf(host, built).loginPath).toBe(path),
);

it.each([
  ['harbor.localhost', 'harbor.localhost'],
  ['sandbox.juniper.example', 'juniper.example'],
  ['app.harbor.pay.example', 'harbor.pay.example'],
  ['127.0.0.1', 'harbor.localhost'],
  ['localhost', 'harbor.localhost'],
  ['nowhere.example', 'harbor.localhost'],
])('%s is below the domain %s [BRAND-09, ENV-02]', (host, domain) =>
  expect(placeOf(host, true).domain).toBe(domain),
);

it.each(['harbor.localhost', 'juniper.localhost', 'nowhere.example'])(
  'the title on %s ends in Backoffice [BRAND-02]',
  (host) => expect(placeOf(host, true).brand.title).toMatch(/ Backoffice$/),
);

it('has the color of each brand’s stylesheet', () => {
  const designed = Object.entries(tokenValues).map(([id, { light }]) => [id, light.color.primary]);
  expect(brands.map(({ id, primaryColor }) => [id, primaryColor])).toEqual(designed);
});
