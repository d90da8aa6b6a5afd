/* Shared by many write calls: what they record, and why their bodies can't be read back. */

export const moves = {
  act: 'recorded',
  keeps: 'moves what is there to another state; tests of machines see it',
} as const;

export const movesMoney = {
  act: 'recorded',
  keeps: 'moves money of what is there; tests of payments and of the ledger see it',
} as const;

export const takenByPages = {
  act: { none: 'a step that a page takes by itself' },
  keeps: 'signs on, or opens something for minutes',
} as const;

/** For a call whose activity is proved separately. */
export const keepsNothing = 'asks, or has something done, and keeps nothing itself';
export const namesAlone = 'says only which records it is about';
