import type { Meta, StoryObj } from '@storybook/react-vite';
import { contrastRatio } from '../../packages/ui/src/color/index.ts';
import { colorPairs } from '../../packages/ui/src/theme/pairs.ts';
import { tokenNames } from '../../packages/ui/src/theme/token-names.ts';
import { tokenValues } from '../../packages/ui/src/theme/token-values.ts';
import { ContrastReport } from './contrast-report.tsx';
import { Swatches } from './swatches.tsx';
import { themeShown } from './theme-shown.ts';

const meta = { title: 'Foundations/Color' } satisfies Meta;
export default meta;

export const Roles: StoryObj = { render: () => <Swatches names={tokenNames.color} /> };

export const Named: StoryObj = { render: () => <Swatches names={{ named: tokenNames.named }} /> };

/** The theme of the toolbar; the others are a click away. */
export const Contrast: StoryObj = {
  render: (_args, { globals }) => {
    const { brand, mode } = themeShown(globals);
    const rows = colorPairs(tokenValues[brand][mode].color).map((pair) => ({
      ...pair,
      ratio: contrastRatio(pair.foreground, pair.ground),
    }));
    return <ContrastReport title={`${brand}, ${mode}`} rows={rows} />;
  },
};
