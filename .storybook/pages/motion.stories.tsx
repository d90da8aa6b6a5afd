import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { tokenNames } from '../../packages/ui/src/theme/token-names.ts';
import { Samples } from './samples.tsx';

const meta = { title: 'Foundations/Motion' } satisfies Meta;
export default meta;

const { duration, ease } = tokenNames.motion;

interface TrackProps {
  transition: string;
}

/** Runs on hover or focus. */
function Track({ transition }: TrackProps) {
  return (
    <button type="button" className="pf-track" aria-label={`Play ${transition}`}>
      <span className="pf-runner" style={{ transition: `transform ${transition}` }} />
    </button>
  );
}

function Playable({ children }: { readonly children: ReactNode }) {
  return (
    <div className="pf-stack">
      <p>Point at a track, or move the focus to it: the dot runs as the token says.</p>
      {children}
    </div>
  );
}

/** With reduced motion, nothing moves. */
export const Durations: StoryObj = {
  render: () => (
    <Playable>
      <Samples names={duration} sample={(value) => <Track transition={`${value} linear`} />} />
    </Playable>
  ),
};

export const Easings: StoryObj = {
  render: () => (
    <Playable>
      <Samples names={ease} sample={(value) => <Track transition={`1s ${value}`} />} />
    </Playable>
  ),
};
