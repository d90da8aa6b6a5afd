import { describe, expect, it } from 'vitest';
import { parseFilterPattern } from './index.ts';

const kind = (text: string) => parseFilterPattern(text).kind;

describe('filter patterns', () => {
  it.each(['/^ab+c$/i', '/(foo|bar)\\d{2,4}/', '/[a-z]+@x\\.com/', '/(?:abc)+/', '/a{1,50}/'])(
    'takes %s as a pattern [LIST-07]',
    (text) => expect(kind(text)).toBe('pattern'),
  );

  it.each([
    'plain',
    '/half',
    '//',
    '/(a+)+/',
    '/(a*b?)*/',
    '/((a)b)+/',
    '/(a)\\1/',
    '/(?=x)y/',
    '/(?<!x)y/',
    '/(?<name>x)/',
    '/a{51}/',
    '/a{1,51}/',
    '/[/',
    '/x/g',
    `/${'a'.repeat(101)}/`,
  ])('takes %s as plain text [LIST-06]', (text) =>
    expect(parseFilterPattern(text)).toEqual({ kind: 'text', text }),
  );

  it('keeps the flags [LIST-07]', () => {
    expect(parseFilterPattern('/x/ims')).toEqual({ kind: 'pattern', source: 'x', flags: 'ims' });
  });
});
