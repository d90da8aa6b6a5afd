import { createElement, type FunctionComponent } from 'react';
import type { UseStory } from './story.ts';
import { StoryFrame } from './story-frame.tsx';

export interface StoryProps<D> {
  readonly record: D;
  /** Called when an action has ended the record. */
  readonly onEnd: () => void;
}

/** A record's story in the shared frame. */
export const inFrame = <D,>(useStory: UseStory<D>): FunctionComponent<StoryProps<D>> =>
  function StoryOf({ record, onEnd }) {
    return createElement(StoryFrame, useStory(record, onEnd));
  };
