import type { Meta, StoryObj } from '@storybook/react-vite';
import { Case, Cases } from '../../stories/cases.tsx';
import { EditIcon } from '../icons/index.ts';
import { IconButton } from './index.ts';

const meta = {
  title: 'Actions/Icon button/States',
  id: 'components-iconbutton-states',
  component: IconButton,
} satisfies Meta<typeof IconButton>;
export default meta;

const VARIANTS = ['primary', 'secondary', 'quiet', 'danger'] as const;
const SIZES = ['small', 'medium', 'large'] as const;

export const Matrix: StoryObj = {
  render: () => (
    <Cases>
      {VARIANTS.flatMap((variant) =>
        SIZES.map((size) => (
          <Case key={`${variant} ${size}`} label={`${variant}, ${size}`}>
            <IconButton label="Edit" variant={variant} size={size} icon={<EditIcon size={16} />} />
          </Case>
        )),
      )}
      <Case label="disabled">
        <IconButton label="Edit" isDisabled icon={<EditIcon size={16} />} />
      </Case>
      <Case label="loading">
        <IconButton label="Edit" isLoading icon={<EditIcon size={16} />} />
      </Case>
    </Cases>
  ),
};
