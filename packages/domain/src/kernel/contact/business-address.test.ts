import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { businessAddressProblems, usStates, website, zipIsIn } from './index.ts';

const address = { street: '9 Spruce Street', state: 'ME', zip: '04102' } as const;
const pathsOf = (changes: object) =>
  businessAddressProblems({ ...address, ...changes }).map(({ path }) => path);

describe('where a business operates', () => {
  test.each(['PO Box 12', 'P.O. Box 12', 'p o box 9', 'P. O. BOX', 'Post Office Box 4', 'POBox 1'])(
    'is not %s',
    (street) => expect(pathsOf({ street })).toEqual(['street']),
  );
  test.each(['9 Boxwood Lane', '12 Post Road', '1 Compo Box Hill'])('may be %s', (street) =>
    expect(pathsOf({ street })).toEqual([]),
  );

  test('has a ZIP code of its state', () => {
    expect(pathsOf({ zip: '90210' })).toEqual(['zip']);
    expect(pathsOf({ zip: '90210-1234', state: 'CA' })).toEqual([]);
  });

  test('is in one state, save where two share a beginning', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999 }), (number) => {
        const zip = String(number).padStart(5, '0');
        const listed = usStates.filter((state) => state.length === 2 && zipIsIn(zip, state));
        const always = usStates.filter((state) => zipIsIn('00000', state));
        const known = listed.filter((state) => !always.includes(state));
        const shared = ['063', '201', '055', '755'].includes(zip.slice(0, 3)) ? 2 : 1;
        expect(known.length).toBeLessThanOrEqual(shared);
      }),
    );
  });
});

describe('a website', () => {
  test('is completed, whatever it is, and left as it is with a scheme', () => {
    fc.assert(
      fc.property(fc.domain(), fc.constantFrom('', 'https://', 'http://'), (domain, scheme) => {
        const expected = `${scheme === '' ? 'https://' : scheme}${domain}`;
        expect(website.parse(` ${scheme}${domain} `)).toBe(expected);
      }),
    );
  });
  test.each(['javascript:alert(1)', 'ftp://a.example', 'nowhere', 'a b.example'])(
    'is not %s',
    (text) => expect(website.safeParse(text).success).toBe(false),
  );
});
