import { type Of, useOf } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { buildArgsParam } from 'storybook/internal/router';
import { ShownGlobals } from '../shown-globals.ts';

interface FramedProps {
  /** A story of a whole page, or of what a page has once. */
  readonly of: Of;
  /** Any CSS length. */
  readonly height: string;
  /** Instead of the story's own. */
  readonly args?: Readonly<Record<string, unknown>>;
}

/** A story in a window of its own, in the brand and the mode of the page around it. */
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
