import { type BadgeTone, Status, StatusBadge } from '@payfac/ui/badge';
import { type Standing, standingOf } from './standings.ts';

const tones: Readonly<Record<Standing, BadgeTone>> = {
  done: 'success',
  underWay: 'info',
  waits: 'warning',
  failed: 'danger',
  over: 'neutral',
};

/** Words of an application that have a color each, required by BOARD-18; they keep it wherever they are read. */
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
  /** Beside what has a ground of its own: the dot and the word alone, as in lists. */
  readonly isBare?: boolean;
}

/** A status in its words and in the color that these words have everywhere. */
export function StatusWord({ children, isBare = false }: StatusWordProps) {
  const Shown = isBare ? Status : StatusBadge;
  return <Shown tone={toneOf(children)}>{children}</Shown>;
}

interface StatusNoteProps {
  readonly standing: Standing;
  /** Words that a figure or a day is part of: `Due in 3 days`. */
  readonly children: string;
  /** Beside what has a ground of its own, or in a dense list. */
  readonly isBare?: boolean;
}

/** What is no status by its words alone: its meaning is given. */
export function StatusNote({ standing, children, isBare = false }: StatusNoteProps) {
  const Shown = isBare ? Status : StatusBadge;
  return <Shown tone={tones[standing]}>{children}</Shown>;
}
