import type { Meta, StoryObj } from '@storybook/react-vite';
import { Case, Cases } from '../../stories/cases.tsx';
import { sampleDays } from '../../stories/chart-sample.ts';
import { Sparkline } from '../sparkline/index.ts';
import { StatsCard } from './index.ts';

const meta = {
  title: 'Money/Stats card/States',
  id: 'components-statscard-states',
  component: StatsCard,
} satisfies Meta<typeof StatsCard>;
export default meta;

const base = { range: { id: 'today' }, onRangeChange: () => undefined } as const;
const values = sampleDays(30, 100, 7).map(({ y }) => y);
const percentage = { value: '0.31%', formula: 'Chargebacks count by card sales count, times 100' };

export const Matrix: StoryObj = {
  render: () => (
    <Cases>
      <Case label="value">
        <StatsCard {...base} title="Card volume" value="$184,220.75" />
      </Case>
      <Case label="link, percentage, detail">
        <StatsCard
          {...base}
          title="Chargebacks"
          value="14"
          href="#chargebacks"
          percentage={percentage}
          detail="$2,918.00 in dispute"
        />
      </Case>
      <Case label="loading">
        <StatsCard {...base} title="Refunds" value="" isLoading />
      </Case>
      <Case label="failed">
        <StatsCard {...base} title="Disputes" value="" error="Couldn’t load disputes." />
      </Case>
      <Case label="failed, to be tried again">
        <StatsCard
          {...base}
          title="Payouts"
          value=""
          error="Couldn’t load."
          onRetry={() => undefined}
        />
      </Case>
      <Case label="sparkline">
        <StatsCard
          {...base}
          title="Approved"
          value="1,204"
          detail="of 1,260 sales"
          sparkline={<Sparkline values={values} />}
        />
      </Case>
      <Case label="custom range">
        <StatsCard
          {...base}
          title="Sales"
          value="$1,020.00"
          range={{ id: 'custom', from: '2026-11-01', to: '2026-11-15' }}
        />
      </Case>
    </Cases>
  ),
};
