import type { Meta, StoryObj } from '@storybook/react-vite';
import { Case, Cases } from '../../stories/cases.tsx';
import { CardBrand } from './index.ts';

const meta = {
  title: 'Money/Card brand/States',
  id: 'components-cardbrand-states',
  component: CardBrand,
} satisfies Meta<typeof CardBrand>;
export default meta;

const BRANDS = [
  'visa',
  'mastercard',
  'amex',
  'discover',
  'diners',
  'jcb',
  'unionpay',
  'other',
] as const;

export const Matrix: StoryObj = {
  render: () => (
    <Cases width="narrow">
      {BRANDS.map((brand) => (
        <Case key={brand} label={brand}>
          <CardBrand brand={brand} /> <CardBrand brand={brand} size="small" />
        </Case>
      ))}
    </Cases>
  ),
};
