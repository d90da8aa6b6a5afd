import type { Meta, StoryObj } from '@storybook/react-vite';
import { Case, Cases } from '../../stories/cases.tsx';
import { ChevronDownIcon, DownloadIcon } from '../icons/index.ts';
import { Button } from './index.ts';

const meta = {
  title: 'Actions/Button/States',
  id: 'components-button-states',
  component: Button,
} satisfies Meta<typeof Button>;
export default meta;

const VARIANTS = ['primary', 'secondary', 'quiet', 'danger'] as const;
const SIZES = ['small', 'medium', 'large'] as const;

export const Matrix: StoryObj = {
  render: () => (
    <Cases>
      {VARIANTS.flatMap((variant) => [
        ...SIZES.map((size) => (
          <Case key={`${variant} ${size}`} label={`${variant}, ${size}`}>
            <Button variant={variant} size={size}>
              Approve
            </Button>
          </Case>
        )),
        <Case key={`${variant} icons`} label={`${variant}, icons`}>
          <Button
            variant={variant}
            icon={<DownloadIcon size={16} />}
            trailingIcon={<ChevronDownIcon size={14} />}
          >
            Export
          </Button>
        </Case>,
        <Case key={`${variant} loading`} label={`${variant}, loading`}>
          <Button variant={variant} isLoading>
            Approve
          </Button>
        </Case>,
        <Case key={`${variant} disabled`} label={`${variant}, disabled`}>
          <Button variant={variant} isDisabled>
            Approve
          </Button>
        </Case>,
      ])}
      <Case label="secondary, small, loading">
        <Button size="small" isLoading>
          Approve
        </Button>
      </Case>
      <Case label="secondary, large, loading">
        <Button size="large" isLoading>
          Approve
        </Button>
      </Case>
      <Case label="full width">
        <Button variant="primary" isFullWidth>
          Sign in
        </Button>
      </Case>
    </Cases>
  ),
};
