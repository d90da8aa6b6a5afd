import type { Cents } from '@payfac/domain/money';
import type { ReactNode } from 'react';
import type { AmountLine } from '../../../amount-lines/amount-lines.tsx';
import type { Acts } from '../../actions/acts.ts';

/** Where money was, is, or will be next. */
export interface Station {
  readonly name: string;
  /** When, or until when, as text. */
  readonly note?: ReactNode;
  /** `here` is the current one; `stopped` is where it went no further. */
  readonly state: 'passed' | 'here' | 'waits' | 'stopped' | 'ahead';
}

/** A fact without a value isn't shown. */
export interface Fact {
  readonly term: string;
  readonly value: ReactNode;
}

/** The breakdown of the amount. */
export interface Sums {
  /** Default `What it comes to`. */
  readonly title?: string;
  readonly lines: readonly AmountLine[];
  readonly total?: AmountLine;
}

/** A section of the record with its own heading. */
export interface StoryPart {
  readonly title: string;
  readonly content: ReactNode;
}

/**
 * The content of a record's drawer, in this order. The list provides its title and id; a drawer has no other content.
 */
export interface Story {
  /** The record's main amount. */
  readonly amount?: {
    readonly of: Cents;
    readonly label?: string;
    readonly sign?: 'always';
  };
  /** Shown only here. */
  readonly status?: ReactNode;
  /** The stations of its money, in order, on the line below the amount. */
  readonly stations?: readonly Station[];
  readonly acts?: Acts;
  /** Why it waits, failed or was returned, and what happens next. */
  readonly why?: ReactNode;
  readonly sums?: Sums | ReactNode;
  readonly facts: readonly Fact[];
  readonly parts?: readonly (StoryPart | undefined)[];
}

/** Builds a record's story: a hook, because the story depends on the user. */
export type UseStory<D> = (record: D, onEnd: () => void) => Story;
