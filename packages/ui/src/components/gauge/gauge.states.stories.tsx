import type { Meta, StoryObj } from '@storybook/react-vite';
import { Case, Cases } from '../../stories/cases.tsx';
import { Gauge } from './index.ts';

const meta = {
  title: 'Charts/Gauge/States',
  component: Gauge,
} satisfies Meta<typeof Gauge>;
export default meta;

export const Matrix: StoryObj = {
  render: () => (
    <Cases>
      <Case label="primary">
        <Gauge label="Limit used" value={38} />
      </Case>
      <Case label="success">
        <Gauge label="Approved" value={96} tone="success" detail="Of all attempts" />
      </Case>
      <Case label="warning">
        <Gauge label="Chargeback rate" value={0.62} max={1} valueText="0.62%" tone="warning" />
      </Case>
      <Case label="danger, above its bound">
        <Gauge label="Refund rate" value={140} tone="danger" valueText="140%" />
      </Case>
      <Case label="nothing">
        <Gauge label="Reserve" value={0} valueText="$0.00" />
      </Case>
    </Cases>
  ),
};
