import type { Cents } from '@payfac/domain/money';
import type { ReactNode } from 'react';
import type { AmountLine } from '../../../amount-lines/amount-lines.tsx';
import type { Acts } from '../../actions/acts.ts';

/** Where money was, is, or will be next. */
export interface Station {
  readonly name: string;
  /** When, or until when: a text. */
  readonly note?: ReactNode;
  /** `here` is where it is now; `stopped` where it went no further. */
  readonly state: 'passed' | 'here' | 'waits' | 'stopped' | 'ahead';
}

/** A fact without a value is left out. */
export interface Fact {
  readonly term: string;
  readonly value: ReactNode;
}

/** What explains the amount. */
export interface Sums {
  /** Default `What it comes to`. */
  readonly title?: string;
  readonly lines: readonly AmountLine[];
  readonly total?: AmountLine;
}

/** A part of the record that has a heading of its own. */
export interface StoryPart {
  readonly title: string;
  readonly content: ReactNode;
}

/**
 * What a record's drawer tells, in this order. Its title and its id are its list's to say; a drawer has no other
 * places.
 */
export interface Story {
  /** The one amount that the record is about. */
  readonly amount?: {
    readonly of: Cents;
    readonly label?: string;
    readonly sign?: 'always';
  };
  /** Said once. */
  readonly status?: ReactNode;
  /** The stations of its money in their order, on the line below the amount. */
  readonly stations?: readonly Station[];
  readonly acts?: Acts;
  /** Why it waits, failed or came back, and what then happens. */
  readonly why?: ReactNode;
  readonly sums?: Sums | ReactNode;
  readonly facts: readonly Fact[];
  readonly parts?: readonly (StoryPart | undefined)[];
}

/** Tells a record's story: a hook, because what is told depends on who reads. */
export type UseStory<D> = (record: D, onEnd: () => void) => Story;
