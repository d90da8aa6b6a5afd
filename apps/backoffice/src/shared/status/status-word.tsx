import { type BadgeTone, Status, StatusBadge } from '@payfac/ui/badge';
import { type Standing, standingOf } from './standings.ts';

const tones: Readonly<Record<Standing, BadgeTone>> = {
  done: 'success',
  underWay: 'info',
  waits: 'warning',
  failed: 'danger',
  over: 'neutral',
};

/** Words of an application with their own colors, required by BOARD-18, which they keep everywhere. */
const ownTones: Readonly<Record<string, BadgeTone>> = {
  'SMS sent': 'smsSent',
  'SMS valid': 'smsValid',
  Identity: 'identity',
  Review: 'review',
  Approved: 'approved',
  Declined: 'declined',
};

const toneOf = (word: string): BadgeTone => ownTones[word] ?? tones[standingOf(word) ?? 'over'];

interface StatusWordProps {
  /** One of the product's status words. */
  readonly children: string;
  /** Next to something with its own background: only the dot and the word, as in lists. */
  readonly isBare?: boolean;
}

/** A status, in the color that its word has everywhere. */
export function StatusWord({ children, isBare = false }: StatusWordProps) {
  const Shown = isBare ? Status : StatusBadge;
  return <Shown tone={toneOf(children)}>{children}</Shown>;
}

interface StatusNoteProps {
  readonly standing: Standing;
  /** Words that include a number or a day: `Due in 3 days`. */
  readonly children: string;
  /** Next to something with its own background, or in a dense list. */
  readonly isBare?: boolean;
}

/** Text whose words alone don't decide its status, so the standing is given. */
export function StatusNote({ standing, children, isBare = false }: StatusNoteProps) {
  const Shown = isBare ? Status : StatusBadge;
  return <Shown tone={tones[standing]}>{children}</Shown>;
}
