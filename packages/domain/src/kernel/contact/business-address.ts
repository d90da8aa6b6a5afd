import * as z from 'zod/mini';
import type { FieldProblem } from '../validation/index.ts';
import type { UsState } from './us-states.ts';

/** The first three digits of each state's ZIP codes, from and to (USPS Publication 65). */
const zips: Readonly<Partial<Record<string, readonly (readonly [number, number])[]>>> = {
  AK: [[995, 999]],
  AL: [[350, 369]],
  AR: [
    [716, 729],
    [755, 755],
  ],
  AZ: [[850, 865]],
  CA: [[900, 961]],
  CO: [[800, 816]],
  CT: [[60, 69]],
  DC: [
    [200, 205],
    [569, 569],
  ],
  DE: [[197, 199]],
  FL: [[320, 349]],
  GA: [
    [300, 319],
    [398, 399],
  ],
  HI: [[967, 968]],
  IA: [[500, 528]],
  ID: [[832, 838]],
  IL: [[600, 629]],
  IN: [[460, 479]],
  KS: [[660, 679]],
  KY: [[400, 427]],
  LA: [[700, 714]],
  MA: [
    [10, 27],
    [55, 55],
  ],
  MD: [[206, 219]],
  ME: [[39, 49]],
  MI: [[480, 499]],
  MN: [[550, 567]],
  MO: [[630, 658]],
  MS: [[386, 397]],
  MT: [[590, 599]],
  NC: [[270, 289]],
  ND: [[580, 588]],
  NE: [[680, 693]],
  NH: [[30, 38]],
  NJ: [[70, 89]],
  NM: [[870, 884]],
  NV: [[889, 898]],
  NY: [
    [5, 5],
    [63, 63],
    [100, 149],
  ],
  OH: [[430, 459]],
  OK: [[730, 749]],
  OR: [[970, 979]],
  PA: [[150, 196]],
  RI: [[28, 29]],
  SC: [[290, 299]],
  SD: [[570, 577]],
  TN: [[370, 385]],
  TX: [
    [750, 799],
    [885, 885],
  ],
  UT: [[840, 847]],
  VA: [
    [201, 201],
    [220, 246],
  ],
  VT: [[50, 59]],
  WA: [[980, 994]],
  WI: [[530, 549]],
  WV: [[247, 268]],
  WY: [[820, 831]],
};

/** Whether a ZIP code is in a state; true for a state not in the table. */
export function zipIsIn(zip: string, state: UsState): boolean {
  const place = Number(zip.slice(0, 3));
  return zips[state]?.some(([from, to]) => from <= place && place <= to) ?? true;
}

/** Whether a street is a PO box, in any spelling: `PO Box 12`, `P.O. Box`, `Post Office Box`. */
export const isPoBox = (street: string): boolean =>
  /\b(?:p\.?\s*o\.?|post\s+office)\s*box\b/i.test(street);

interface Told {
  readonly street?: string | undefined;
  readonly state?: UsState | undefined;
  readonly zip?: string | undefined;
}

/** Why an address can't be a business address. */
export function businessAddressProblems({ street, state, zip }: Told): FieldProblem[] {
  return [
    ...(street && isPoBox(street)
      ? [{ path: 'street', message: 'Enter where the business operates, not a PO box.' }]
      : []),
    ...(zip && state && !zipIsIn(zip, state)
      ? [{ path: 'zip', message: 'This ZIP code isn’t in the state. Check both.' }]
      : []),
  ];
}

/** A website URL; `https://` is added when the scheme is missing. */
export const website = z.string().check(
  z.trim(),
  z.overwrite((address) =>
    address === '' || /^[a-z][a-z\d+.-]*:/i.test(address) ? address : `https://${address}`,
  ),
  z.refine(
    (address) =>
      URL.canParse(address) &&
      /^https?:$/.test(new URL(address).protocol) &&
      new URL(address).hostname.includes('.'),
    { error: 'Enter a web address, such as example.com.' },
  ),
);
