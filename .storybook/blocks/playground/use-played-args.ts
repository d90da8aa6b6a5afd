import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import {
  RESET_STORY_ARGS,
  STORY_ARGS_UPDATED,
  UPDATE_STORY_ARGS,
} from 'storybook/internal/core-events';
import type { PreparedStory } from 'storybook/internal/types';

type Args = Readonly<Record<string, unknown>>;

interface PlayedArgs {
  readonly args: Args;
  readonly change: (name: string, value: unknown) => void;
  readonly reset: () => void;
}

/** A story's arguments on this page, and functions to change them. */
export function usePlayedArgs(story: PreparedStory): PlayedArgs {
  const context = useContext(DocsContext);
  const { channel } = context;
  const storyId = story.id;
  const [args, setArgs] = useState<Args>(() => context.getStoryContext(story).args);
  useEffect(() => {
    const take = (event: { readonly storyId: string; readonly args: Args }) => {
      if (event.storyId === storyId) setArgs(event.args);
    };
    channel.on(STORY_ARGS_UPDATED, take);
    return () => channel.off(STORY_ARGS_UPDATED, take);
  }, [channel, storyId]);
  return {
    args,
    change: (name, value) =>
      channel.emit(UPDATE_STORY_ARGS, { storyId, updatedArgs: { [name]: value } }),
    reset: () => channel.emit(RESET_STORY_ARGS, { storyId }),
  };
}
