import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/index.ts';
import { Tooltip, type TooltipProps } from './index.ts';

const meta = {
  title: 'Overlays/Tooltip/States',
  id: 'components-tooltip-states',
  component: Tooltip,
  args: { text: '', children: <Button>Rate</Button> },
} satisfies Meta<TooltipProps>;
export default meta;

/** Shown immediately on keyboard focus. */
const shown = (text: string): StoryObj => ({
  render: () => (
    <div data-stage="" style={{ padding: 60, textAlign: 'center' }}>
      <Tooltip text={text} placement="bottom">
        <Button autoFocus>Rate</Button>
      </Tooltip>
    </div>
  ),
});

export const Short = shown('Downloads all rows as CSV');
export const Long = shown(
  'Chargebacks count divided by card sales count, times 100, of the period',
);
