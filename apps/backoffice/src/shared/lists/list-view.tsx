import type { ReactNode } from 'react';
import { Screen } from '../screen/screen.tsx';
import type { Wire } from './actions/bulk-action.ts';
import { CreateButton } from './create-button.tsx';
import { ExportButton } from './export-button.tsx';
import type { List } from './list.ts';
import { ListBody } from './list-body.tsx';
import { useList } from './use-list.ts';

interface ListViewProps<R, Part> {
  readonly list: List<R, Part>;
  /** What the screen narrows the list to, such as one customer. */
  readonly scope?: Part;
  /** Stands before the list's keys in the address; the list is then a part of a page, not the page. */
  readonly prefix?: string;
  /** It is the first part of a page that has a heading of its own; its keys stay as they are. Default: the page. */
  readonly isPart?: boolean;
  /** An opened record may stand beside the list. Default: where the list is the page. */
  readonly isBeside?: boolean;
}

interface PlacedProps<R> {
  readonly list: List<R>;
  readonly scope: Wire;
  readonly prefix: string | undefined;
  readonly isPart: boolean;
  readonly isBeside: boolean;
}

function Placed<R>({ list, scope, prefix, isPart, isBeside }: PlacedProps<R>): ReactNode {
  const model = useList(list, { scope, prefix });
  const { csv, creates } = list;
  const isPage = prefix === undefined;
  const actions = (
    <>
      {csv && <ExportButton download={(options) => csv(model.wire, options)} />}
      {creates.toReversed().map((create) => (
        <CreateButton key={create.label} create={create} isMain={create === creates[0]} />
      ))}
    </>
  );
  if (isPart) {
    const lane = isPage ? list.report : `${list.report}.${prefix}`;
    return (
      <ListBody
        list={list}
        model={model}
        lane={lane}
        tools={actions}
        isPage={isPage}
        isBeside={isBeside}
      />
    );
  }
  return (
    <Screen actions={actions}>
      <ListBody list={list} model={model} lane={list.report} isPage isBeside />
    </Screen>
  );
}

/** A declared list: as a page, in a tab of a record, or several times on one page. */
export function ListView<R, Part>(props: ListViewProps<R, Part>) {
  const { list, scope, prefix, isPart = prefix !== undefined, isBeside = !prefix } = props;
  const bounds = scope === undefined ? {} : list.scopeOf(scope);
  // Another record's rows are another list: nothing of the one before stays.
  const key = JSON.stringify(bounds);
  return (
    <Placed
      key={key}
      list={list}
      scope={bounds}
      prefix={prefix}
      isPart={isPart}
      isBeside={isBeside}
    />
  );
}
