import type { Meta, StoryObj } from '@storybook/react-vite';
import { Case, Cases } from '../../stories/cases.tsx';
import { Button } from '../button/index.ts';
import { ButtonGroup, SplitButton } from './index.ts';

const meta = {
  title: 'Actions/Button group/States',
  id: 'components-buttongroup-states',
  component: SplitButton,
} satisfies Meta<typeof SplitButton>;
export default meta;

const split = {
  menuLabel: 'More ways',
  onPress: () => undefined,
  entries: [{ id: 'one', label: 'Another way' }],
};

export const Matrix: StoryObj = {
  render: () => (
    <Cases>
      {(['primary', 'secondary'] as const).flatMap((variant) => [
        ...(['small', 'medium', 'large'] as const).map((size) => (
          <Case key={`${variant} ${size}`} label={`${variant}, ${size}`}>
            <SplitButton {...split} variant={variant} size={size}>
              Approve
            </SplitButton>
          </Case>
        )),
        <Case key={`${variant} loading`} label={`${variant}, loading`}>
          <SplitButton {...split} variant={variant} isLoading>
            Approve
          </SplitButton>
        </Case>,
        <Case key={`${variant} disabled`} label={`${variant}, disabled`}>
          <SplitButton {...split} variant={variant} isDisabled>
            Approve
          </SplitButton>
        </Case>,
      ])}
      <Case label="group">
        <ButtonGroup label="Decision">
          <Button>Approve</Button>
          <Button>Decline</Button>
        </ButtonGroup>
      </Case>
    </Cases>
  ),
};
