import { valuesText } from '../address/list-state.ts';
import type { List } from '../list.ts';
import type { ListModel } from '../use-list.ts';

/** Whether filters or search differ from what the chosen view, or the list without one, says. */
export const isFilterChanged = ({ state, kept }: ListModel): boolean =>
  valuesText(state.values) !== valuesText(kept.values ?? {}) ||
  state.search !== (kept.search ?? '');

/** Whether the list is looked at otherwise than its view says. */
export const isViewChanged = <R>(list: List<R>, model: ListModel): boolean =>
  isFilterChanged(model) ||
  (model.view !== undefined && model.state.sort !== (model.kept.sort ?? list.defaultSort));

/** Keeps how the list is looked at now as how it opens. */
export const saveAsDefault = ({ state, settings }: ListModel): void =>
  settings.save({
    columns: settings.saved.columns,
    sort: state.sort,
    pageSize: state.pageSize,
    values: state.values,
    search: state.search,
  });
