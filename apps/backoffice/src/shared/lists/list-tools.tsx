import { formatDateTime } from '@payfac/domain/time';
import { IconButton } from '@payfac/ui/icon-button';
import { ColumnsIcon, MoreIcon, RefreshIcon, SaveIcon } from '@payfac/ui/icons';
import { LaterMenu } from '@payfac/ui/menu';
import { Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { laterPart } from '../later/later-part.ts';
import { notifyMissing } from '../later/use-later.ts';
import { useListFrame } from '../screen/list-frame.ts';
import { getZone } from '../time/clock.ts';
import type { List } from './list.ts';
import { CreateButton, ExportButton } from './list-buttons.tsx';
import { isFilterChanged, saveAsDefault } from './settings/views-bar.tsx';
import type { Columns } from './use-columns.ts';
import type { ListModel } from './use-list.ts';
import type { Rows } from './use-rows.ts';

const timeOf = (at: number): string =>
  formatDateTime(new Date(at), getZone()).split(' ').slice(1).join(' ');

/** When the rows were loaded; undefined before that. */
function updatedText({
  updatedAt,
  isFetching,
}: Pick<Rows<never>, 'updatedAt' | 'isFetching'>): string | undefined {
  if (updatedAt === 0) return undefined;
  return isFetching ? 'Updating…' : `Updated ${timeOf(updatedAt)}`;
}

/** Loaded once the user arranges columns, which is rare. */
const ColumnsDrawer = laterPart(
  async () => (await import('./settings/columns-drawer.tsx')).ColumnsDrawer,
);

interface ListToolsProps<R> {
  readonly list: List<R>;
  readonly model: ListModel;
  readonly rows: Rows<R>;
  readonly columns: Columns<R>;
  /** The views bar's actions; undefined when views can't be saved or the bar is visible. */
  readonly views: { readonly onName: () => void } | undefined;
}

/** Tools for the whole list: in the page's header, else at the end of its filters. */
export function ListTools<R>({ list, model, rows, columns, views }: ListToolsProps<R>) {
  const frame = useListFrame();
  const [isArranging, setArranging] = useState(false);
  const { csv, creates, noun } = list;
  const label = `More for ${noun.many}`;
  const tools = (
    <>
      {csv && <ExportButton download={(options) => csv(model.wire, options)} />}
      {creates.toReversed().map((create) => (
        <CreateButton key={create.label} create={create} isMain={create === creates[0]} />
      ))}
      <LaterMenu
        label={label}
        placement="bottom end"
        trigger={<IconButton label={label} icon={<MoreIcon size={16} />} />}
        onMissing={notifyMissing}
        entries={[
          ...(list.Rows
            ? []
            : [
                {
                  id: 'columns',
                  label: 'Columns',
                  icon: <ColumnsIcon size={16} />,
                  onAction: () => setArranging(true),
                },
              ]),
          {
            id: 'refresh',
            label: 'Refresh',
            description: updatedText(rows),
            icon: <RefreshIcon size={16} />,
            onAction: rows.refresh,
          },
          ...(views
            ? [
                {
                  id: 'save-view',
                  label: 'Save as view',
                  icon: <SaveIcon size={16} />,
                  onAction: views.onName,
                },
              ]
            : []),
          ...(views && isFilterChanged(model)
            ? [
                {
                  id: 'save-default',
                  label: 'Save as default',
                  description: 'These filters are set whenever you open the list.',
                  onAction: () => saveAsDefault(model),
                },
              ]
            : []),
        ]}
      />
      {isArranging && (
        <Suspense>
          <ColumnsDrawer columns={columns} onClose={() => setArranging(false)} />
        </Suspense>
      )}
    </>
  );
  if (!frame) return tools;
  return frame.tools && createPortal(tools, frame.tools);
}
