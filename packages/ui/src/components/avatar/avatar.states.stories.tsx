import type { Meta, StoryObj } from '@storybook/react-vite';
import { Case, Cases } from '../../stories/cases.tsx';
import { Avatar, BrandLogo } from './index.ts';

const meta = {
  title: 'Data/Avatar/States',
  id: 'components-avatar-states',
  component: Avatar,
} satisfies Meta<typeof Avatar>;
export default meta;

/** One teal pixel: an image that needs no network. */
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNgaP5fDwAD/QH/0kfWvgAAAABJRU5ErkJggg==';

export const Matrix: StoryObj = {
  render: () => (
    <Cases>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Case key={size} label={size}>
          <Avatar name="Ada Lovelace" size={size} />
        </Case>
      ))}
      <Case label="one word, no letter">
        <Avatar name="ada" /> <Avatar name="" />
      </Case>
      <Case label="a brand with its picture">
        <BrandLogo name="Harbor Payments" logoUrl={PIXEL} />
      </Case>
      <Case label="an address that is no picture">
        <BrandLogo name="Harbor Payments" logoUrl="data:text/html,no" />
      </Case>
      <Case label="a name longer than its place">
        <div data-stage="" style={{ inlineSize: 160 }}>
          <BrandLogo name="Nordhaven Cycles Payments Backoffice" />
        </div>
      </Case>
    </Cases>
  ),
};
