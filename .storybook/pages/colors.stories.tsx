import type { Meta, StoryObj } from '@storybook/react-vite';
import { contrastRatio } from '../../packages/ui/src/color/index.ts';
import { colorPairs } from '../../packages/ui/src/theme/pairs.ts';
import { tokenNames } from '../../packages/ui/src/theme/token-names.ts';
import { tokenValues } from '../../packages/ui/src/theme/token-values.ts';
import { brandOf, modeOf } from '../globals.ts';
import { ContrastReport } from './contrast-report.tsx';
import { Swatches } from './swatches.tsx';
import type { Names } from './theme-shown.ts';

const meta = { title: 'Foundations/Color' } satisfies Meta;
export default meta;

const swatchesOf = (names: Names): StoryObj => ({
  render: (_args, { globals }) => (
    <Swatches names={names} brand={brandOf(globals)} mode={modeOf(globals)} />
  ),
});

/** The roles of colors are the same in every brand. */
export const Roles: StoryObj = swatchesOf(tokenNames.color);

/** Named colors for marking records; the same in every theme. */
export const Named: StoryObj = swatchesOf({ named: tokenNames.named });

/** The toolbar's theme; the others are one click away. */
export const Contrast: StoryObj = {
  render: (_args, { globals }) => {
    const brand = brandOf(globals);
    const mode = modeOf(globals);
    const rows = colorPairs(tokenValues[brand][mode].color).map((pair) => ({
      ...pair,
      ratio: contrastRatio(pair.foreground, pair.ground),
    }));
    return <ContrastReport title={`${brand}, ${mode}`} rows={rows} />;
  },
};
