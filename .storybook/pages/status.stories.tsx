import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../../packages/ui/src/components/badge/index.ts';
import { DescriptionList } from '../../packages/ui/src/components/description-list/index.ts';
import { type Column, Table } from '../../packages/ui/src/components/table/index.ts';
import {
  type ComponentStatus,
  componentStatuses,
  STATUS_TONES,
  type Status,
} from './component-status.ts';

const meta = { title: 'Status' } satisfies Meta;
export default meta;

const MEANINGS: readonly (readonly [Status, string])[] = [
  ['stable', 'Breaking changes come with a major version only.'],
  ['deprecated', 'Removed with the next major version; the note says what to use instead.'],
];

const columns: readonly Column<ComponentStatus>[] = [
  { id: 'name', header: 'Import', render: ({ name }) => <code>@payfac/ui/{name}</code> },
  {
    id: 'status',
    header: 'Status',
    render: ({ status }) => <Badge tone={STATUS_TONES[status]}>{status}</Badge>,
  },
];
const note: Column<ComponentStatus> = {
  id: 'note',
  header: 'Use instead',
  render: (component) => component.note ?? '–',
};

/** Every component, and what its status promises. */
export const Components: StoryObj = {
  render: () => (
    <div className="pf-stack pf-measure">
      <DescriptionList
        layout="inline"
        columns={1}
        entries={MEANINGS.map(([status, value]) => ({
          term: `${status} (${componentStatuses.filter((each) => each.status === status).length})`,
          value,
        }))}
      />
      <Table
        label="Status of every component"
        columns={
          componentStatuses.some(({ status }) => status === 'deprecated')
            ? [...columns, note]
            : columns
        }
        rows={componentStatuses}
        rowKey={({ name }) => name}
      />
    </div>
  ),
};
