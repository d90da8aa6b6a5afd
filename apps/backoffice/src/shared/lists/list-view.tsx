import type { ReactNode } from 'react';
import { useListFrame } from '../screen/list-frame.ts';
import { ListScreen } from '../screen/screen.tsx';
import type { Wire } from './actions/bulk-action.ts';
import type { List } from './list.ts';
import { ListBody } from './list-body.tsx';
import { useList } from './use-list.ts';

interface ListViewProps<R, Part> {
  readonly list: List<R, Part>;
  /** The screen's own restriction of the list, such as to one customer. */
  readonly scope?: Part;
  /** Prefix of the list's keys in the address; the list is then part of a page. */
  readonly prefix?: string;
  /** The first part of a page that has its own heading; its keys have no prefix. Default: whether it has a prefix. */
  readonly isPart?: boolean;
  /** Options before the filters, such as how rows are grouped. */
  readonly lead?: ReactNode;
  /** An open record may be shown next to the list. Default: if the list is the page or a part of it. */
  readonly isBeside?: boolean;
}

interface PlacedProps<R> {
  readonly list: List<R>;
  readonly scope: Wire;
  readonly prefix: string | undefined;
  readonly lead: ReactNode;
  readonly isBeside: boolean;
}

function Placed<R>({ list, scope, prefix, lead, isBeside }: PlacedProps<R>): ReactNode {
  const model = useList(list, { scope, prefix });
  const isPage = prefix === undefined;
  const lane = isPage ? list.report : `${list.report}.${prefix}`;
  return (
    <ListBody
      list={list}
      model={model}
      lane={lane}
      lead={lead}
      isPage={isPage}
      isBeside={isBeside}
    />
  );
}

/** A declared list: as a page, a part of one, in a record, or several times on one page. */
export function ListView<R, Part>(props: ListViewProps<R, Part>) {
  const { list, scope, prefix, lead, isPart = prefix !== undefined } = props;
  const isInFrame = useListFrame() !== undefined;
  const isBeside = props.isBeside ?? (prefix === undefined || isInFrame);
  const bounds = scope === undefined ? {} : list.scopeOf(scope);
  // Another record's rows are a different list, so no state is kept.
  const key = JSON.stringify(bounds);
  const placed = (
    <Placed key={key} list={list} scope={bounds} prefix={prefix} lead={lead} isBeside={isBeside} />
  );
  return isPart || isInFrame ? placed : <ListScreen>{placed}</ListScreen>;
}
