import type { Meta, StoryObj } from '@storybook/react-vite';
import { Case, Cases } from '../../stories/cases.tsx';
import { ChartIcon, ListIcon } from '../icons/index.ts';
import { SegmentedControl } from './index.ts';

const meta = {
  title: 'Fields/Segmented control/States',
  id: 'components-segmentedcontrol-states',
} satisfies Meta;
export default meta;

const words = [
  { id: 'day', label: 'Day' },
  { id: 'week', label: 'Week' },
  { id: 'month', label: 'Month', isDisabled: true },
];
const views = [
  { id: 'chart', label: 'Chart', icon: <ChartIcon aria-hidden size={16} /> },
  { id: 'table', label: 'Table', icon: <ListIcon aria-hidden size={16} /> },
];
const none = () => undefined;

export const Matrix: StoryObj = {
  render: () => (
    <Cases>
      {(['small', 'medium'] as const).map((size) => (
        <Case key={size} label={size}>
          <SegmentedControl
            label="Interval"
            size={size}
            options={words}
            value="week"
            onChange={none}
          />
        </Case>
      ))}
      <Case label="icons and words">
        <SegmentedControl label="View" options={views} value="chart" onChange={none} />
      </Case>
      <Case label="icons alone">
        <SegmentedControl
          label="View"
          options={views.map((view) => ({ ...view, isLabelHidden: true }))}
          value="table"
          onChange={none}
        />
      </Case>
      <Case label="full width">
        <SegmentedControl
          label="Interval"
          options={words}
          value="day"
          onChange={none}
          isFullWidth
        />
      </Case>
    </Cases>
  ),
};
