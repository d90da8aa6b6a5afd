import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge, type BadgeTone } from '../../packages/ui/src/components/badge/index.ts';
import { type Column, Table } from '../../packages/ui/src/components/table/index.ts';
import { type ComponentStatus, componentStatuses, type Status } from './component-status.ts';

const meta = { title: 'Status' } satisfies Meta;
export default meta;

const TONES = {
  stable: 'success',
  new: 'info',
  deprecated: 'warning',
} as const satisfies Record<Status, BadgeTone>;

const columns: readonly Column<ComponentStatus>[] = [
  { id: 'name', header: 'Component', render: ({ name }) => `@payfac/ui/${name}` },
  {
    id: 'status',
    header: 'Status',
    render: ({ status }) => <Badge tone={TONES[status]}>{status}</Badge>,
  },
  { id: 'note', header: 'In its place', render: ({ note }) => note ?? '–' },
];

/** Stable: breaks with a major only. New: may still change with a minor. Deprecated: goes with the next major. */
export const Components: StoryObj = {
  render: () => (
    <Table
      label="Status of every component"
      columns={columns}
      rows={componentStatuses}
      rowKey={({ name }) => name}
    />
  ),
};
