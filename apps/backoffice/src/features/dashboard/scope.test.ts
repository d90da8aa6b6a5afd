import { expect, it } from 'vitest';
import { ownParams, readPageScope, readScope, writeScope } from './scope.ts';

const everybody = { subMerchantId: true, spProductId: true, provider: true };
const params = (text: string) => new URLSearchParams(text);
const page = readPageScope(params('spProductId=prod_1&provider=simulator'), everybody, 'sm_1');

it('a widget shows the page’s scope, or its own, key by key [PAGE-08]', () => {
  expect(readScope(params(''), everybody, page, 'volume')).toEqual({ scope: page, own: [] });
  const address = params(
    'subMerchantId.volume=sm_2&provider.volume=all&spProductId.refunds=prod_9',
  );
  expect(readScope(address, everybody, page, 'volume')).toEqual({
    scope: { subMerchantId: ['sm_2'], spProductId: ['prod_1'], provider: undefined },
    own: ['subMerchantId', 'provider'],
  });
});

it('an invalid or unavailable choice isn’t its own', () => {
  const address = params('provider.volume=nobody&subMerchantId.volume=sm_2');
  const none = { subMerchantId: false, spProductId: false, provider: true };
  expect(readScope(address, none, page, 'volume')).toEqual({ scope: page, own: [] });
});

it('a scope is written as it is read, and omitted if it equals the page’s', () => {
  const chosen = { subMerchantId: ['sm_2', 'sm_3'], spProductId: ['prod_1'], provider: [] };
  const changes = writeScope(chosen, page, 'volume');
  expect(changes).toEqual({
    'subMerchantId.volume': ['sm_2', 'sm_3'],
    'spProductId.volume': [],
    'provider.volume': ['all'],
  });
});

it('widgets’ parameters are separate from the page’s', () => {
  const search = '?provider=simulator&provider.volume=all&spProductId.refunds=x&range.volume=today';
  expect(ownParams(search, ['provider', 'spProductId'])).toEqual([
    'provider.volume',
    'spProductId.refunds',
  ]);
});
