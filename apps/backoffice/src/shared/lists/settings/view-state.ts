import { valuesText } from '../address/list-state.ts';
import type { List } from '../list.ts';
import type { ListModel } from '../use-list.ts';

/** Whether filters or search differ from the chosen view's, or from the list's without one. */
export const isFilterChanged = ({ state, kept }: ListModel): boolean =>
  valuesText(state.values) !== valuesText(kept.values ?? {}) ||
  state.search !== (kept.search ?? '');

/** Whether the list's state differs from its view. */
export const isViewChanged = <R>(list: List<R>, model: ListModel): boolean =>
  isFilterChanged(model) ||
  (model.view !== undefined && model.state.sort !== (model.kept.sort ?? list.defaultSort));

/** Saves the list's current state as its default. */
export const saveAsDefault = ({ state, settings }: ListModel): void =>
  settings.save({
    columns: settings.saved.columns,
    sort: state.sort,
    pageSize: state.pageSize,
    values: state.values,
    search: state.search,
  });
