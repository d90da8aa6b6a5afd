import type { Meta, StoryObj } from '@storybook/react-vite';
import { Case, Cases } from '../../stories/cases.tsx';
import { Button } from '../button/index.ts';
import { Banner } from './index.ts';

const meta = {
  title: 'Feedback/Banner/States',
  id: 'components-banner-states',
  component: Banner,
} satisfies Meta<typeof Banner>;
export default meta;

const TONES = ['info', 'success', 'warning', 'danger', 'neutral'] as const;

export const Matrix: StoryObj = {
  render: () => (
    <Cases width="wide">
      {TONES.map((tone) => (
        <Case key={tone} label={tone}>
          <Banner
            tone={tone}
            title="Two owners have not confirmed their identity"
            actions={<Button size="small">Send again</Button>}
            onDismiss={() => undefined}
          >
            The application stays in review until both have.
          </Banner>
        </Case>
      ))}
      <Case label="text only">
        <Banner>Amounts are shown in US dollars.</Banner>
      </Case>
    </Cases>
  ),
};
