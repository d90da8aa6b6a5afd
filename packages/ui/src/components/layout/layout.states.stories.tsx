import type { Meta, StoryObj } from '@storybook/react-vite';
import { Case, Cases } from '../../stories/cases.tsx';
import { Badge } from '../badge/index.ts';
import { Grid, Inline, Stack } from './index.ts';

const meta = {
  title: 'Layout/Layout/States',
  id: 'components-layout-states',
  component: Stack,
} satisfies Meta<typeof Stack>;
export default meta;

const GAPS = ['none', 'xxs', 'xs', 'sm', 'md', 'lg', 'xl', 'xxl', 'xxxl'] as const;
const WORDS = ['Card', 'Bank debit', 'Refund'];
const parts = WORDS.map((word) => <Badge key={word}>{word}</Badge>);

export const Matrix: StoryObj = {
  render: () => (
    <Cases>
      {GAPS.map((gap) => (
        <Case key={gap} label={`stack, ${gap}`}>
          <Stack gap={gap} align="start">
            {parts}
          </Stack>
        </Case>
      ))}
      {(['start', 'center', 'end'] as const).map((align) => (
        <Case key={align} label={`stack, ${align}`}>
          <Stack align={align}>{parts}</Stack>
        </Case>
      ))}
      {(['start', 'center', 'end', 'between'] as const).map((justify) => (
        <Case key={justify} label={`inline, ${justify}`}>
          <Inline justify={justify}>{parts}</Inline>
        </Case>
      ))}
      <Case label="grid, xs">
        <Grid column="xs" gap="sm">
          {parts}
        </Grid>
      </Case>
    </Cases>
  ),
};
