import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addressSchema,
  emailAddress,
  formatPhoneNumber,
  isPhoneNumber,
  phoneNumber,
  usStateNames,
  usStates,
  zipCode,
} from './index.ts';

describe('states', () => {
  it('are fifty and the District of Columbia, each with its name [ENV-08, SCOPE-01]', () => {
    expect(new Set(usStates).size).toBe(51);
    expect(usStates.toSorted()).toEqual(Object.keys(usStateNames).toSorted());
    expect(usStateNames.DC).toBe('District of Columbia');
    expect(usStateNames.IN).toBe('Indiana');
  });

  it('are listed as people look for them, by name', () => {
    const names = usStates.map((state) => usStateNames[state]);
    expect(names).toEqual(names.toSorted());
  });
});

describe('phone numbers', () => {
  it.each([
    ['3175550142', true],
    ['317555014', false],
    ['13175550142', false],
    ['317-555-0142', false],
    ['invalid format', false],
  ])('%j: %s [UI-24, UI-25]', (typed, valid) => {
    expect(isPhoneNumber(typed)).toBe(valid);
    expect(phoneNumber.safeParse(typed).success).toBe(valid);
  });

  it('are shown with prefix and mask [UI-23]', () => {
    expect(formatPhoneNumber('3175550142')).toBe('+1 (317) 555-0142');
    expect(formatPhoneNumber('')).toBe('');
  });
});

const atoms = fc
  .array(fc.stringMatching(/^[\w!#$%&'*+/=?^`{|}~-]{1,12}$/), { minLength: 1, maxLength: 4 })
  .map((parts) => parts.join('.'));

describe('email addresses', () => {
  it('have any atoms before the sign', () => {
    fc.assert(
      fc.property(atoms, fc.constantFrom('mail.example', 'xn--mnchen-3ya.example'), (own, at) => {
        expect(emailAddress.safeParse(`${own}@${at}`).success).toBe(own.length <= 64);
      }),
    );
  });

  it.each([
    'ada',
    'ada@mail',
    '@mail.example',
    '.ada@mail.example',
    'ada.@mail.example',
    'ada..byron@mail.example',
    'ada byron@mail.example',
    'ada@-mail.example',
    'ada@mail..example',
    'ada@mail.example,bob@mail.example',
    '<ada@mail.example>',
    'ada@mail.example\n',
  ])('are not like %j', (text) => expect(emailAddress.safeParse(text).success).toBe(false));
});

describe('addresses', () => {
  const address = { street: '120 Pier Road', city: 'Indianapolis', state: 'IN', zip: '46204' };

  it('take a ZIP code of five or nine digits', () => {
    expect(zipCode.safeParse(' 46204-1234 ').data).toBe('46204-1234');
    expect(zipCode.safeParse('4620').success).toBe(false);
  });

  it('need a street, a city and a state of the list', () => {
    expect(addressSchema.safeParse(address).success).toBe(true);
    expect(addressSchema.safeParse({ ...address, state: 'PR' }).success).toBe(false);
    expect(addressSchema.safeParse({ ...address, street: ' ' }).success).toBe(false);
  });
});
