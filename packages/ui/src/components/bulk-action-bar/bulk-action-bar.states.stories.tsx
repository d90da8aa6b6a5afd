import type { Meta, StoryObj } from '@storybook/react-vite';
import { Case, Cases } from '../../stories/cases.tsx';
import { Button } from '../button/index.ts';
import { BulkActionBar } from './index.ts';

const meta = {
  title: 'Actions/Bulk action bar/States',
  id: 'components-bulkactionbar-states',
  component: BulkActionBar,
} satisfies Meta<typeof BulkActionBar>;
export default meta;

const none = () => undefined;

export const Matrix: StoryObj = {
  render: () => (
    <Cases width="wide">
      <Case label="one row">
        <BulkActionBar count={1} onClear={none} label="Actions for one row">
          <Button size="small">Export</Button>
        </BulkActionBar>
      </Case>
      <Case label="many rows, with their sum">
        <BulkActionBar count={1250} onClear={none} summary="$48,201.50 in total">
          <Button size="small">Export</Button>
          <Button size="small" isLoading>
            Void 1,250 transactions
          </Button>
        </BulkActionBar>
      </Case>
      <Case label="more than were counted, on a phone">
        <div data-stage="" style={{ inlineSize: 320 }}>
          <BulkActionBar count={10_000} isLowerBound onClear={none} label="Actions on a phone">
            <Button size="small">Acknowledge</Button>
            <Button size="small">Hold</Button>
          </BulkActionBar>
        </div>
      </Case>
    </Cases>
  ),
};
