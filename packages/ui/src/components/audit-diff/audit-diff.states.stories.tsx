import type { Meta, StoryObj } from '@storybook/react-vite';
import { Case, Cases } from '../../stories/cases.tsx';
import { AuditDiff } from './index.ts';

const meta = {
  title: 'Data/Audit diff/States',
  id: 'components-auditdiff-states',
  component: AuditDiff,
} satisfies Meta<typeof AuditDiff>;
export default meta;

const LONG = 'A cafe with a counter, six tables and a garden behind the house.';

export const Matrix: StoryObj = {
  render: () => (
    <Cases>
      <Case label="changed, added, removed">
        <AuditDiff
          label="Change"
          changes={[
            { field: 'Payout schedule', before: 'Weekly', after: 'Daily' },
            { field: 'Website', after: 'bluedoor.example' },
            { field: 'Fax', before: '555-0101' },
          ]}
        />
      </Case>
      <Case label="long values">
        <AuditDiff
          label="Long change"
          changes={[{ field: 'Note', before: LONG, after: `${LONG} It is open on Sundays.` }]}
        />
      </Case>
    </Cases>
  ),
};
