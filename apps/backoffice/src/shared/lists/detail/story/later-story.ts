import type { FunctionComponent } from 'react';
import { laterPart } from '../../../later/later-part.ts';
import type { StoryProps } from './in-frame.tsx';
import type { UseStory } from './story.ts';

/** A record's story in its frame, both loaded with the first opened record. */
export const laterStory = <D>(load: () => Promise<UseStory<D>>): FunctionComponent<StoryProps<D>> =>
  laterPart(async () => {
    const [{ inFrame }, useStory] = await Promise.all([import('./in-frame.tsx'), load()]);
    return inFrame(useStory);
  });
