import { expect, it } from 'vitest';
import { appOriginsOf, brandOfHost, payHostOf } from './hosts.ts';

it.each([
  ['harbor.localhost', 'harbor', 'pay.harbor.localhost'],
  ['harbor.localhost:4400', 'harbor', 'pay.harbor.localhost:4400'],
  ['Sandbox.Juniper.localhost:4400', 'juniper', 'pay.juniper.localhost:4400'],
  ['pay.harbor.localhost:4400', 'harbor', 'pay.harbor.localhost:4400'],
  ['app.harbor.example', 'harbor', 'pay.harbor.example'],
  ['localhost:4400', 'localhost', 'pay.localhost:4400'],
])('%s is of the brand %s, with its fields at %s [R028, R352]', (host, brand, payHost) => {
  expect(brandOfHost(host)).toBe(brand);
  expect(payHostOf(host)).toBe(payHost);
});

it.each([
  ['pay.harbor.localhost:4400', ['http://harbor.localhost:4400', 'http://*.harbor.localhost:4400']],
  ['pay.harbor.localhost; script-src *', []],
])('the app that may frame a page of %s is at %j', (host, origins) =>
  expect(appOriginsOf('http', host)).toEqual(origins),
);
