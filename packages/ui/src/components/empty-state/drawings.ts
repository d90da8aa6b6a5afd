/** Subjects of the drawings. */
export type EmptyStateDrawing =
  | 'list'
  | 'search'
  | 'money'
  | 'documents'
  | 'people'
  | 'chart'
  | 'failed'
  | 'locked';

export interface Drawing {
  /** Outline of the object. */
  readonly body: string;
  /** Details on it, in the brand's color. */
  readonly lines: string;
}

const CARD = 'M24 18h48a4 4 0 0 1 4 4v30a4 4 0 0 1-4 4H24a4 4 0 0 1-4-4V22a4 4 0 0 1 4-4z';

/** Paths on a 96 × 72 canvas, in one stroke weight and two tones. */
export const drawings: Readonly<Record<EmptyStateDrawing, Drawing>> = {
  list: { body: CARD, lines: 'M28 28h16M64 28h4M28 37h24M62 37h6M28 46h18M64 46h4' },
  search: {
    body: CARD,
    lines: 'M28 28h18M28 37h10M28 46h8M60 30a11 11 0 1 1 0 22a11 11 0 1 1 0-22zM68 49l10 10',
  },
  money: {
    body: 'M20 18h48a4 4 0 0 1 4 4v26a4 4 0 0 1-4 4H20a4 4 0 0 1-4-4V22a4 4 0 0 1 4-4z',
    lines: 'M16 28h56M23 44h12M70 40a10 10 0 1 1 0 20a10 10 0 1 1 0-20zM70 45v10M66 50h8',
  },
  documents: {
    body: 'M34 10h20l12 12v36a4 4 0 0 1-4 4H34a4 4 0 0 1-4-4V14a4 4 0 0 1 4-4z',
    lines: 'M54 10v12h12M38 33h20M38 42h20M38 51h11',
  },
  people: {
    body: 'M28 60v-3c0-9 8-15 20-15s20 6 20 15v3z',
    lines: 'M48 15a10 10 0 1 1 0 20a10 10 0 1 1 0-20zM74 26v12M68 32h12',
  },
  chart: { body: CARD, lines: 'M28 48h40M33 48V38M43 48V30M53 48v-7M63 48V26' },
  failed: { body: CARD, lines: 'M48 26v13M48 47v.5' },
  locked: {
    body: 'M32 32h32a4 4 0 0 1 4 4v20a4 4 0 0 1-4 4H32a4 4 0 0 1-4-4V36a4 4 0 0 1 4-4z',
    lines: 'M38 32v-8a10 10 0 0 1 20 0v8M48 43v7',
  },
};
