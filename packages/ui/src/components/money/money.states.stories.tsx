import type { Meta, StoryObj } from '@storybook/react-vite';
import { Case, Cases } from '../../stories/cases.tsx';
import { Delta, HeroAmount, Money } from './index.ts';

const meta = {
  title: 'Money/Money/States',
  id: 'components-money-states',
  component: Money,
} satisfies Meta<typeof Money>;
export default meta;

const RANKS = ['display', 'hero', 'balance', 'row', 'text'] as const;
const TONES = ['default', 'muted', 'positive', 'negative'] as const;

export const Matrix: StoryObj = {
  render: () => (
    <Cases>
      {RANKS.map((rank) => (
        <Case key={rank} label={rank}>
          <Money amount={1_248_050} rank={rank} />
        </Case>
      ))}
      {TONES.map((tone) => (
        <Case key={tone} label={`row, ${tone}`}>
          <Money amount={-4250} rank="row" tone={tone} sign="always" />
        </Case>
      ))}
      <Case label="hero, with its code">
        <Money amount={123_456} currency="EUR" rank="hero" hasCode />
      </Case>
      <Case label="hero, struck">
        <Money amount={123_456} rank="hero" isStruck tone="muted" />
      </Case>
      <Case label="a screen’s amount, with what stands beside it">
        <HeroAmount label="Card volume" amount={85_023_211}>
          <Delta change={0.279} />
          <span>8,768 payments</span>
        </HeroAmount>
      </Case>
      <Case label="no decimals">
        <Money amount={123_456} currency="JPY" rank="balance" />
      </Case>
      <Case label="more, good">
        <Delta change={0.124} comparedWith="vs October" />
      </Case>
      <Case label="more, not good">
        <Delta change={0.124} good="down" comparedWith="vs October" />
      </Case>
      <Case label="less">
        <Delta change={-0.051} comparedWith="vs October" />
      </Case>
      <Case label="neither good nor bad">
        <Delta change={0.3} good="neither" />
      </Case>
      <Case label="the same">
        <Delta change={0} comparedWith="vs October" />
      </Case>
      <Case label="nothing before">
        <Delta change={null} />
      </Case>
    </Cases>
  ),
};
