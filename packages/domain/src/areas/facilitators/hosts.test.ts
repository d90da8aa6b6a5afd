import { expect, it } from 'vitest';
import { environments } from '../../kernel/enumerations/index.ts';
import { brandHosts } from './hosts.ts';

it.each([
  ['local', 'harbor.example', 'pay.harbor.example'],
  ['development', 'dev.harbor.example', 'pay.dev.harbor.example'],
  ['sandbox', 'sandbox.harbor.example', 'pay.sandbox.harbor.example'],
  ['stage', 'stage.harbor.example', 'pay.stage.harbor.example'],
  ['production', 'app.harbor.example', 'pay.app.harbor.example'],
] as const)('%s is at %s and %s', (environment, app, hostedPages) =>
  expect(brandHosts('harbor.example', environment)).toEqual({ app, hostedPages }),
);

it('gives no two environments one host, be it of the app or of hosted pages', () => {
  const hosts = environments.flatMap((name) => Object.values(brandHosts('harbor.example', name)));
  expect(new Set(hosts).size).toBe(2 * environments.length);
});

it('keeps a port', () =>
  expect(brandHosts('harbor.localhost:4400', 'sandbox').hostedPages).toBe(
    'pay.sandbox.harbor.localhost:4400',
  ));
