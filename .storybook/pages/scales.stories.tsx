import type { Meta, StoryObj } from '@storybook/react-vite';
import { tokenNames } from '../../packages/ui/src/theme/token-names.ts';
import { Samples } from './samples.tsx';

const meta = { title: 'Foundations/Scales' } satisfies Meta;
export default meta;

const SENTENCE = 'Settled $1,204.50 to account 4821 on 11-20-2026';

export const TypeSizes: StoryObj = {
  render: () => (
    <Samples
      names={tokenNames.font.size}
      sample={(value) => <span style={{ fontSize: value }}>{SENTENCE}</span>}
    />
  ),
};

export const TypeWeights: StoryObj = {
  render: () => (
    <Samples
      names={tokenNames.font.weight}
      sample={(value) => <span style={{ fontWeight: value }}>{SENTENCE}</span>}
    />
  ),
};

export const TypeFamilies: StoryObj = {
  render: () => (
    <Samples
      names={tokenNames.font.family}
      sample={(value) => <span style={{ fontFamily: value }}>{SENTENCE}</span>}
    />
  ),
};

export const LineHeights: StoryObj = {
  render: () => (
    <Samples
      names={tokenNames.font.line}
      sample={(value) => (
        <span style={{ display: 'block', maxInlineSize: 320, lineHeight: value }}>
          {SENTENCE}. {SENTENCE}.
        </span>
      )}
    />
  ),
};

export const Space: StoryObj = {
  render: () => (
    <Samples
      names={tokenNames.space}
      sample={(value) => <span className="pf-bar" style={{ inlineSize: value }} />}
    />
  ),
};

/** At half size, so that the widest fits beside its name. */
export const Sizes: StoryObj = {
  render: () => (
    <Samples
      names={tokenNames.size}
      sample={(value) => (
        <span
          className="pf-bar"
          style={{ inlineSize: `calc(${value} / 2)`, maxInlineSize: '100%' }}
        />
      )}
    />
  ),
};

export const Radii: StoryObj = {
  render: () => (
    <Samples
      names={tokenNames.radius}
      sample={(value) => <span className="pf-box" style={{ borderRadius: value }} />}
    />
  ),
};

export const Shadows: StoryObj = {
  render: () => (
    <Samples
      names={tokenNames.shadow}
      sample={(value) => <span className="pf-box" data-shadow style={{ boxShadow: value }} />}
    />
  ),
};
