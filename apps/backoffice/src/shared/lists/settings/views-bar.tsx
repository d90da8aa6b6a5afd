import { Button } from '@payfac/ui/button';
import { SavedViewBar } from '@payfac/ui/saved-view-bar';
import { Suspense, useState } from 'react';
import { laterPart } from '../../later/later-part.ts';
import { type Kept, valuesText } from '../address/list-state.ts';
import type { List } from '../list.ts';
import type { ListModel } from '../use-list.ts';
import * as styles from './views-bar.css.ts';

/** Whether filters or search differ from the chosen view's, or from the list's without one. */
export const isFilterChanged = ({ state, kept }: ListModel): boolean =>
  valuesText(state.values) !== valuesText(kept.values ?? {}) ||
  state.search !== (kept.search ?? '');

/** Whether the list's state differs from its view. */
const isViewChanged = <R,>(list: List<R>, model: ListModel): boolean =>
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

/** Loaded when a view is first deleted. */
const ConfirmDialog = laterPart(
  async () => (await import('@payfac/ui/confirm-dialog')).ConfirmDialog,
);

interface ViewsBarProps<R> {
  readonly list: List<R>;
  readonly model: ListModel;
  /** The currently visible columns, in order. */
  readonly columns: readonly string[];
  /** Whether a new view is being named, started elsewhere. */
  readonly isNaming: boolean;
  /** Called when naming ends, with or without a new view. */
  readonly onNamed: () => void;
}

/** The user's saved views of the list. */
export function ViewsBar<R>(props: ViewsBarProps<R>) {
  const { list, model, columns, isNaming, onNamed } = props;
  const { state, settings, view, change } = model;
  const { views } = settings;
  const [deleting, setDeleting] = useState<string>();
  const now: Kept = {
    columns,
    sort: state.sort,
    pageSize: state.pageSize,
    values: state.values,
    search: state.search,
  };
  const toDelete = views.find(({ id }) => id === deleting);
  const choose = (id: string | null) => change({ view: id ?? undefined });

  return (
    <div className={styles.row}>
      <SavedViewBar
        views={views}
        defaultName={`All ${list.noun.many}`}
        selectedId={view?.id ?? null}
        isChanged={isViewChanged(list, model)}
        isNaming={isNaming}
        onNamed={onNamed}
        onSelect={choose}
        onReset={() => choose(view?.id ?? null)}
        onSaveAs={(name) => change({ view: settings.addView(name, now) })}
        onSave={() => view && settings.saveView(view, now)}
        onRename={(_, name) => view && settings.saveView({ ...view, name }, view.kept)}
        onDelete={setDeleting}
      />
      {view === undefined && isFilterChanged(model) && (
        <Button size="small" variant="quiet" onPress={() => saveAsDefault(model)}>
          Save as default
        </Button>
      )}
      {toDelete && (
        <Suspense>
          <ConfirmDialog
            isOpen
            title={`Delete the view “${toDelete.name}”?`}
            confirmLabel="Delete view"
            tone="danger"
            onCancel={() => setDeleting(undefined)}
            onConfirm={() => {
              settings.removeView(toDelete.id);
              setDeleting(undefined);
              choose(null);
            }}
          >
            This deletes only the view, not what’s in the list.
          </ConfirmDialog>
        </Suspense>
      )}
    </div>
  );
}
