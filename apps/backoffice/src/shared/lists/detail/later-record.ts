import { createElement, type FunctionComponent } from 'react';
import { laterPart } from '../../later/later-part.ts';
import { useLater } from '../../later/use-later.ts';
import type { RecordDrawerProps } from './record-drawer.tsx';
import type { UseStory } from './story/story.ts';
import type { StoryProps } from './story/story-frame.tsx';

/** The record drawer, loaded with the first opened record. */
export function LaterDrawer<D>(props: RecordDrawerProps<D>) {
  const drawer = useLater(true, () => import('./record-drawer.tsx'), props.onClose);
  return drawer ? createElement(drawer.RecordDrawer<D>, props) : null;
}

/** A record's story in its frame, both loaded with the first opened record. */
export const laterStory = <D>(load: () => Promise<UseStory<D>>): FunctionComponent<StoryProps<D>> =>
  laterPart(async () => {
    const [{ inFrame }, useStory] = await Promise.all([import('./story/story-frame.tsx'), load()]);
    return inFrame(useStory);
  });
