import { expect, it } from 'vitest';
import { safeReturn } from './return-path.ts';

it.each([
  '/',
  '/transactions?status=declined&page=2',
  '/transactions/txn1#timeline',
  '/accounts/a%2Fb',
])('returns to %s', (path) => {
  expect(safeReturn(path)).toBe(path);
});

it.each([
  undefined,
  '',
  'transactions',
  'https://evil.example/',
  '//evil.example/',
  '///evil.example/',
  '/\\evil.example/',
  '\\\\evil.example/',
  '/\t/evil.example/',
  '/\n/evil.example/',
  ' //evil.example/',
  '/.//evil.example/',
  '/..//evil.example/',
  '/a/..//evil.example/',
  '/%2e%2e//evil.example/',
  '/./\\evil.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  'http:evil.example',
  '@evil.example',
  'http://return.invalid//evil.example/',
  '/payments/login',
])('goes to the start page for %j', (path) => {
  expect(safeReturn(path)).toBe('/');
});

it('returns no path that a browser would read as another host', () => {
  const asked = [
    '/.//x',
    '/a/../..//x',
    '/\u0000/x',
    '/é',
    '/a b',
    '/%0d%0aset-cookie:x',
    '/\r\nx',
  ];
  for (const path of asked) {
    const response = safeReturn(path);
    expect(new URL(response, 'http://harbor.localhost').host).toBe('harbor.localhost');
    expect(response).not.toMatch(/[\r\n]/);
  }
});
