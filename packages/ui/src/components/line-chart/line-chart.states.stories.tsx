import type { Meta, StoryObj } from '@storybook/react-vite';
import { Case, Cases } from '../../stories/cases.tsx';
import { formatShortUsd, formatUsd, sampleDays } from '../../stories/chart-sample.ts';
import { LineChart } from './index.ts';

const meta = {
  title: 'Charts/Line chart/States',
  id: 'charts-linechart-states',
  component: LineChart,
} satisfies Meta<typeof LineChart>;
export default meta;

const base = {
  timeZone: 'America/New_York',
  height: 160,
  formatY: formatUsd,
  formatYTick: formatShortUsd,
} as const;

const days = sampleDays(40, 18_000, 7);

const six = [1, 2, 3, 4, 5, 6].map((place) => ({
  name: `Series ${place}`,
  points: sampleDays(40, place * 3_000, place),
}));

const hours = Array.from({ length: 30 }, (_, hour) => ({
  x: new Date(Date.UTC(2026, 10, 1, hour)),
  y: hour > 10 && hour < 14 ? Number.NaN : 20 + ((hour * 7) % 11),
}));

const many = Array.from({ length: 10_000 }, (_, hour) => ({
  x: new Date(Date.UTC(2026, 0, 1, hour)),
  y: hour === 6_000 ? 400 : 100 + 60 * Math.sin(hour / 900) + ((hour * 7) % 23),
}));

export const Matrix: StoryObj = {
  render: () => (
    <Cases width="wide">
      <Case label="six series">
        <LineChart {...base} label="Six series" series={six} />
      </Case>
      <Case label="area above and below zero">
        <LineChart
          {...base}
          kind="area"
          label="Balance"
          series={[{ name: 'Balance', points: days.map(({ x, y }) => ({ x, y: y - 9_000 })) }]}
        />
      </Case>
      <Case label="hours of the day the clock goes back, with a gap">
        <LineChart
          label="Sales by hour"
          timeZone="America/New_York"
          height={160}
          series={[{ name: 'Sales', points: hours }]}
        />
      </Case>
      <Case label="ten thousand points with one peak">
        <LineChart
          label="Requests"
          height={160}
          timeZone="UTC"
          series={[{ name: 'Requests', points: many }]}
        />
      </Case>
      <Case label="a rate, not from zero">
        <LineChart
          label="Approval rate"
          height={160}
          timeZone="UTC"
          isZeroBased={false}
          formatY={(y) => `${y.toFixed(1)}%`}
          series={[{ name: 'Rate', points: days.map(({ x, y }) => ({ x, y: 95 + y / 6_000 })) }]}
        />
      </Case>
      <Case label="a target, an event, a period">
        <LineChart
          {...base}
          label="Annotated"
          series={[{ name: 'Sales', points: days }]}
          annotations={[
            { label: 'Target', y: 24_000 },
            { label: 'New prices', x: days[12]?.x ?? '' },
            { label: 'Pay link', x: days[15]?.x ?? '' },
            { label: 'Outage', from: days[24]?.x ?? '', to: days[27]?.x ?? '' },
            { label: 'Last day of the sale', x: days[38]?.x ?? '' },
          ]}
        />
      </Case>
      <Case label="one point">
        <LineChart
          {...base}
          label="One point"
          series={[{ name: 'Sales', points: days.slice(0, 1) }]}
        />
      </Case>
      <Case label="no points">
        <LineChart {...base} label="No points" series={[]} />
      </Case>
      <Case label="loading">
        <LineChart {...base} label="Loading" series={[]} isLoading />
      </Case>
    </Cases>
  ),
};
