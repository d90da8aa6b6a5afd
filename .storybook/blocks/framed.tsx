import { type Of, useOf } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { ShownGlobals } from '../shown-globals.ts';

interface FramedProps {
  /** A story of a whole page, or of what a page has once. */
  readonly of: Of;
  /** Any CSS length. */
  readonly height: string;
}

/** A story in a window of its own, in the brand and the mode of the page around it. */
export function Framed({ of, height }: FramedProps) {
  const { story } = useOf(of, ['story']);
  const globals = useContext(ShownGlobals);
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- this site's own story
    <iframe
      className="pf-framed"
      title={`${story.title}: ${story.name}`}
      src={`iframe.html?id=${story.id}&viewMode=story&globals=${globals}`}
      style={{ blockSize: height }}
    />
  );
}
