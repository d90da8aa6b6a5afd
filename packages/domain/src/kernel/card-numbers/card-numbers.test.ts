import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findCardNumbers, hasCheckDigit, maskCardNumbers, splitCardNumbers } from './index.ts';

const numbersIn = (text: string) =>
  findCardNumbers(text).map(({ start, end }) => text.slice(start, end));

/** Prefixes and lengths of each brand's cards, as the brands publish them. */
const brands = [
  ['4', 13],
  ['4', 16],
  ['4', 19],
  ['51', 16],
  ['2221', 16],
  ['2720', 16],
  ['34', 15],
  ['37', 15],
  ['6011', 16],
  ['650', 19],
  ['36', 14],
  ['3528', 16],
  ['62', 18],
  ['5018', 16],
] as const;

const checkDigit = (digits: string): string =>
  '0123456789'.split('').find((digit) => hasCheckDigit(digits + digit)) ?? '';

const cardNumber = fc.constantFrom(...brands).chain(([prefix, length]) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), {
      minLength: length - prefix.length - 1,
      maxLength: length - prefix.length - 1,
    })
    .map((digits) => {
      const body = prefix + digits.join('');
      return body + checkDigit(body);
    }),
);

const words = fc.stringMatching(/^[A-Za-z ,:;!?']{0,20}$/);

describe('a card number is found', () => {
  test('whatever words stand around it, and nothing of it stays when it is masked', () => {
    fc.assert(
      fc.property(words, cardNumber, words, (before, number, after) => {
        const text = before + number + after;
        expect(numbersIn(text)).toEqual([number]);
        expect(maskCardNumbers(text)).toBe(`${before}•••• ${number.slice(-4)}${after}`);
      }),
    );
  });

  test('with any one separator between groups of any size', () => {
    const separator = fc.constantFrom(
      ' ',
      '-',
      '.',
      ' - ',
      '\u00a0',
      '–',
      '/',
      '\u200b',
      '_',
      '\ufe0f\u20e3',
    );
    fc.assert(
      fc.property(cardNumber, separator, fc.integer({ min: 1, max: 8 }), (number, gap, size) => {
        const text = (number.match(new RegExp(`.{1,${size}}`, 'g')) ?? []).join(gap);
        // The first digits of a long number can be a valid number themselves.
        const [found = '', ...others] = numbersIn(`card: ${text}, thanks`);
        expect(found).not.toBe('');
        expect([text.startsWith(found), others]).toEqual([true, []]);
      }),
    );
  });

  test.each([', ', ',', ';', '|', ' | ', '*', ':', '\n', '\r\n', ' \u2028', ')('])(
    'in groups of four with %j between',
    (between) => {
      const text = ['4242', '4242', '4242', '4242'].join(between);
      expect(numbersIn(`card: ${text}, 12/27`)).toEqual([text]);
      expect(maskCardNumbers(`card: ${text}, 12/27`)).toBe('card: •••• 4242, 12/27');
      // Other groups are columns of a file.
      expect(numbersIn(['3725550142', '46204'].join(between))).toEqual([]);
    },
  );

  test.each([
    ['4242 4242 4242 4242 12/27 123', '4242 4242 4242 4242'],
    ['3782 822463 10005 exp 04/30', '3782 822463 10005'],
    ['04/30 4242-4242-4242-4242', '4242-4242-4242-4242'],
    ['Visa4242424242424242', '4242424242424242'],
    ['__4242424242424242__', '4242424242424242'],
    ['_3782 822463 10005_', '3782 822463 10005'],
    ['{"note":"4242424242424242"}', '4242424242424242'],
    ['42424242 42424242', '42424242 42424242'],
    ['4242424242424242', '4242424242424242'],
  ])('in %s', (text, number) => {
    expect(numbersIn(text)).toEqual([number]);
  });

  test('twice in a text', () => {
    expect(maskCardNumbers('4242424242424242 or 378282246310005.')).toBe('•••• 4242 or •••• 0005.');
  });
});

/** The zero digits of every script, as Unicode lists them. */
const zeros = Array.from({ length: 0x1_fc00 }, (_, point) => point).filter(
  (point) =>
    /^\p{Nd}$/u.test(String.fromCodePoint(point)) &&
    (!/^\p{Nd}$/u.test(String.fromCodePoint(point - 1)) ||
      (point > 0x1_d7ce && point < 0x1_d800 && (point - 0x1_d7ce) % 10 === 0)),
);

describe('a card number in another script', () => {
  test('is found in the digits of each of them, and in mixed ones', () => {
    expect(zeros.length).toBeGreaterThan(60);
    const digit = (zero: number, value: string) => String.fromCodePoint(zero + Number(value));
    for (const zero of zeros) {
      const text = '4242424242424242'
        .split('')
        .map((value) => digit(zero, value))
        .join('');
      expect(numbersIn(`card: ${text}, thanks`), zero.toString(16)).toEqual([text]);
      expect(maskCardNumbers(text)).toBe('•••• 4242');
    }
    const mixed = fc.array(fc.constantFrom(...zeros), { minLength: 19, maxLength: 19 });
    fc.assert(
      fc.property(cardNumber, mixed, (number, scripts) => {
        const text = number
          .split('')
          .map((value, index) => digit(scripts[index] ?? 48, value))
          .join('');
        expect(numbersIn(text)).toEqual([text]);
      }),
    );
  });
});

describe('a card number in raised, lowered or circled digits', () => {
  /** Each style's digits from 0 to 9. */
  const styles = [
    '⁰¹²³⁴⁵⁶⁷⁸⁹',
    '₀₁₂₃₄₅₆₇₈₉',
    '⓪①②③④⑤⑥⑦⑧⑨',
    '⓿⓵⓶⓷⓸⓹⓺⓻⓼⓽',
    '⓿❶❷❸❹❺❻❼❽❾',
    '🄋➀➁➂➃➄➅➆➇➈',
    '🄌➊➋➌➍➎➏➐➑➒',
    '🄀⒈⒉⒊⒋⒌⒍⒎⒏⒐',
    '🄁🄂🄃🄄🄅🄆🄇🄈🄉🄊',
    '0⑴⑵⑶⑷⑸⑹⑺⑻⑼',
  ].map((style) => Array.from(style));
  const inStyle = (style: readonly string[], number: string) =>
    Array.from(number, (digit) => style[Number(digit)]).join('');

  test('is found, in one piece, in groups and over two fields', () => {
    const gap = fc.constantFrom('', ' ', '_', '-');
    fc.assert(
      fc.property(cardNumber, fc.constantFrom(...styles), gap, (number, style, between) => {
        const groups = number.match(/.{1,4}/g) ?? [];
        const text = groups.map((group) => inStyle(style, group)).join(between);
        const [found = '', ...others] = numbersIn(`card: ${text}, thanks`);
        expect([found !== '' && text.startsWith(found), others]).toEqual([true, []]);
        const texts = [
          { path: 'firstName', text: inStyle(style, number.slice(0, 6)) },
          { path: 'description', text: inStyle(style, number.slice(6)) },
        ];
        expect(splitCardNumbers(texts)).toEqual(['firstName', 'description']);
      }),
    );
  });

  test('is masked by its plain last four', () => {
    expect(maskCardNumbers('card ④②④②_④②④②_④②④②_⁴²⁴²!')).toBe('card •••• 4242!');
  });
});

describe('a card number spread over two fields', () => {
  test('is found wherever it is cut and whatever stands around it, and between them', () => {
    const gap = fc.constantFrom('', ' ', '-', ' - ');
    fc.assert(
      fc.property(cardNumber, gap, words, fc.nat(), (number, space, word, place) => {
        const cut = 4 + (place % (number.length - 7));
        const before = number.slice(0, cut).match(/.{1,4}/g) ?? [];
        const after = number.slice(cut).match(/.{1,4}/g) ?? [];
        const texts = [
          { path: 'firstName', text: `${word} ${before.join(space)}` },
          { path: 'title', text: 'Owner' },
          { path: 'description', text: `${after.join(space)} ${word}` },
        ];
        expect(splitCardNumbers(texts)).toEqual(['firstName', 'description']);
      }),
    );
  });

  test('is not made of telephone numbers, ZIP codes, ids and bank numbers', () => {
    const names = [
      'phone',
      'zip',
      'transactionId',
      'routingNumber',
      'mobileNumber',
      'items.0.date',
    ];
    fc.assert(
      fc.property(cardNumber, fc.constantFrom(...names), (number, path) => {
        const texts = [
          { path, text: number.slice(0, 10) },
          { path: 'description', text: number.slice(10) },
        ];
        expect(splitCardNumbers(texts)).toEqual([]);
      }),
    );
  });
});

describe('what is no card number is left alone', () => {
  const never = (arbitrary: fc.Arbitrary<string>) => () => {
    fc.assert(
      fc.property(arbitrary, (text) => {
        expect(numbersIn(text)).toEqual([]);
      }),
    );
  };
  const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));
  const hex = (length: number) => fc.stringMatching(new RegExp(`^[0-9a-f]{${length}}$`));

  test('a number with a wrong check digit', () => {
    fc.assert(
      fc.property(cardNumber, fc.integer({ min: 1, max: 9 }), (number, shift) => {
        const wrong = number.slice(0, -1) + ((Number(number.at(-1)) + shift) % 10);
        expect(numbersIn(wrong)).toEqual([]);
      }),
    );
  });
  test(
    'an id of ours',
    never(fc.tuple(fc.stringMatching(/^[a-z]{2,4}$/), hex(16)).map(([a, b]) => `${a}_${b}`)),
  );
  test('a card or bank token', never(hex(32).map((text) => `tok_${text}`)));
  test('a payment’s number', never(digits(12).map((text) => `txn${text}`)));
  test(
    'an invoice number',
    never(
      fc
        .tuple(fc.integer({ min: 2000, max: 2099 }), fc.nat(99_999))
        .map(([year, n]) => `INV-${year}-${String(n).padStart(5, '0')}`),
    ),
  );
  test('a telephone number', never(digits(10)));
  test(
    'an international telephone number',
    never(
      fc
        .integer({ min: 8, max: 15 })
        .chain(digits)
        .map((text) => `+${text}`),
    ),
  );
  test(
    'two telephone numbers',
    never(fc.tuple(digits(10), digits(10)).map(([a, b]) => `${a} ${b}`)),
  );
  test(
    'a moment',
    never(
      fc
        .date({ min: new Date('2000-01-01'), max: new Date('2039-12-31'), noInvalidDate: true })
        .map(
          (date) =>
            `${date.toISOString()} ${date.getTime()} ${date.toISOString().replace(/\D/g, '')}`,
        ),
    ),
  );
  test(
    'a ZIP code with a street',
    never(
      fc
        .tuple(fc.nat(9999), digits(5), digits(4))
        .map(([n, zip, four]) => `${n} Main St, Salem ${zip}-${four}`),
    ),
  );

  test('a long number that begins with one', () => {
    expect(numbersIn('42424242424242421111')).toEqual([]);
    expect(numbersIn('id_4242424242424242')).toEqual([]);
    expect(numbersIn('a1b4242424242424242')).toEqual([]);
  });
});
