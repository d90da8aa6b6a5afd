import { type Of, useOf } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { buildArgsParam } from 'storybook/internal/router';
import { ShownGlobals } from '../shown-globals.ts';

interface FramedProps {
  /** A story of a whole page, or of a component that a page has once. */
  readonly of: Of;
  /** Any CSS length. */
  readonly height: string;
  /** Overrides of the story's arguments. */
  readonly args?: Readonly<Record<string, unknown>>;
}

/** A story in its own frame, in the brand and mode of the surrounding page. */
export function Framed({ of, height, args = {} }: FramedProps) {
  const { story } = useOf(of, ['story']);
  const globals = useContext(ShownGlobals);
  const given = buildArgsParam(story.initialArgs, { ...args });
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- this site's own story
    <iframe
      className="pf-framed"
      title={`${story.title}: ${story.name}`}
      src={`iframe.html?id=${story.id}&viewMode=story&inside&args=${given}&globals=${globals}`}
      style={{ blockSize: height }}
    />
  );
}
