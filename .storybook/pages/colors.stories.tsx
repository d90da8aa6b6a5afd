import type { Meta, StoryObj } from '@storybook/react-vite';
import { contrastRatio } from '../../packages/ui/src/color/index.ts';
import { colorPairs } from '../../packages/ui/src/theme/pairs.ts';
import { tokenNames } from '../../packages/ui/src/theme/token-names.ts';
import { tokenValues } from '../../packages/ui/src/theme/token-values.ts';
import { ContrastReport } from './contrast-report.tsx';
import { Swatches } from './swatches.tsx';

const meta = { title: 'Foundations/Color' } satisfies Meta;
export default meta;

export const Roles: StoryObj = { render: () => <Swatches names={tokenNames.color} /> };

export const Named: StoryObj = { render: () => <Swatches names={{ named: tokenNames.named }} /> };

export const Contrast: StoryObj = {
  render: () => (
    <>
      {Object.entries(tokenValues).flatMap(([brand, modes]) =>
        Object.entries(modes).map(([mode, { color }]) => (
          <ContrastReport
            key={`${brand} ${mode}`}
            title={`${brand}, ${mode}`}
            rows={colorPairs(color).map((pair) => ({
              ...pair,
              ratio: contrastRatio(pair.foreground, pair.ground),
            }))}
          />
        )),
      )}
    </>
  ),
};
