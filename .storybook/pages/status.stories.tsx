import { catalog } from 'virtual:payfac-catalog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../../packages/ui/src/components/badge/index.ts';
import { DescriptionList } from '../../packages/ui/src/components/description-list/index.ts';
import { type Column, Table } from '../../packages/ui/src/components/table/index.ts';
import type { CatalogEntry } from '../catalog/read-catalog.ts';
import { STATUS_TONES, type Status, statusOf } from './component-status.ts';

const meta = { title: 'Status' } satisfies Meta;
export default meta;

const MEANINGS: readonly (readonly [Status, string])[] = [
  ['stable', 'Breaking changes come with a major version only.'],
  ['deprecated', 'Removed with the next major version; the note says what to use instead.'],
];

const columns: readonly Column<CatalogEntry>[] = [
  { id: 'name', header: 'Import', render: ({ folder }) => <code>@payfac/ui/{folder}</code> },
  {
    id: 'status',
    header: 'Status',
    render: (entry) => <Badge tone={STATUS_TONES[statusOf(entry)]}>{statusOf(entry)}</Badge>,
  },
];
const note: Column<CatalogEntry> = {
  id: 'note',
  header: 'Use instead',
  render: ({ instead }) => instead ?? '–',
};

/** Every component, and what its status promises. */
export const Components: StoryObj = {
  render: () => (
    <div className="pf-stack pf-measure">
      <DescriptionList
        layout="inline"
        columns={1}
        entries={MEANINGS.map(([status, value]) => ({
          term: `${status} (${catalog.filter((entry) => statusOf(entry) === status).length})`,
          value,
        }))}
      />
      <Table
        label="Status of every component"
        columns={
          catalog.some((entry) => statusOf(entry) === 'deprecated') ? [...columns, note] : columns
        }
        rows={catalog}
        rowKey={({ folder }) => folder}
      />
    </div>
  ),
};
