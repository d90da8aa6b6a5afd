import { expect, it } from 'vitest';
import { contentSecurity, isPolicySafe } from './content-security.ts';

it('forbids what is not allowed', () => {
  expect(contentSecurity({})).toBe(
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; " +
      "require-trusted-types-for 'script'; trusted-types 'none'",
  );
  expect(contentSecurity({ 'form-action': ["'self'"] })).toContain("form-action 'self';");
});

it.each([
  ['http://harbor.localhost:4400', true],
  ['https://shop.example', true],
  ['http://[::1]:4400', true],
  ['https://shop.example;sandbox', false],
  ['https://a.example,https://b.example', false],
  ['https://*', false],
  ['null', false],
  ["'self'", false],
])('%s is allowed in a policy: %s', (origin, isSafe) => {
  expect(isPolicySafe(origin)).toBe(isSafe);
});
