import { lazy, Suspense, startTransition, useRef, useState, useSyncExternalStore } from 'react';
import { useMessages } from '../../messages/context.tsx';
import { visuallyHidden } from '../../styling/hidden.css.ts';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { MoreIcon } from '../icons/index.ts';
import * as styles from './saved-view-bar.css.ts';
import { useChosenInSight } from './use-chosen-in-sight.ts';

/** Loads with the first view that is selected or named: most users don't use one. */
const Menu = lazy(async () => ({ default: (await import('../menu/menu.tsx')).Menu }));
const loadForm = async () => ({ default: (await import('./view-name-form.tsx')).ViewNameForm });
const ViewNameForm = lazy(loadForm);

/** Preloads when naming is likely; an error is reported only on use. */
const preload = () => void loadForm().catch(() => undefined);

const never = () => () => undefined;

/** Saved settings of a list, by name. */
export interface SavedView {
  /** Unique id; stable between renders. */
  readonly id: string;
  /** Name of the view. */
  readonly name: string;
}

export interface SavedViewBarProps {
  /** In display order. */
  readonly views: readonly SavedView[];
  /** Name of the list without a view, such as 'All transactions'. */
  readonly defaultName: string;
  /** Id of the selected view; `null` for the list without one. */
  readonly selectedId: string | null;
  /** True when filters, columns or order differ from the selected view. */
  readonly isChanged: boolean;
  /** Opens the name form of a new view, as its own button does. @default false */
  readonly isNaming?: boolean | undefined;
  /** Called once the name was entered or canceled. */
  readonly onNamed?: (() => void) | undefined;
  /** Called with the selected view's id, null for none. */
  readonly onSelect: (id: string | null) => void;
  /** Restores the selected view. */
  readonly onReset: () => void;
  /** Saves the current settings as a new view. */
  readonly onSaveAs: (name: string) => void;
  /** Saves the current settings in the selected view. Omit it for another user's view. */
  readonly onSave?: ((id: string) => void) | undefined;
  /** Called with a view's new name. */
  readonly onRename?: ((id: string, name: string) => void) | undefined;
  /** Deletes a view; the application confirms or offers undo. */
  readonly onDelete?: ((id: string) => void) | undefined;
}

/** A user's saved views of a list, and what to do with changes to one. */
export function SavedViewBar(props: SavedViewBarProps) {
  const { views, defaultName, selectedId, isChanged, onSelect, onReset, onSave } = props;
  const { isNaming = false, onNamed, onSaveAs, onRename, onDelete } = props;
  const messages = useMessages();
  // A server renders only the button: code that loads later has no place in its response.
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [asked, setNaming] = useState<'new' | 'again' | null>(null);
  const naming = asked ?? (isNaming ? 'new' : null);
  /** The buttons stay until the form has loaded. */
  const ask = (kind: 'new' | 'again') => startTransition(() => setNaming(kind));
  const bar = useRef<HTMLDivElement>(null);
  useChosenInSight(bar, selectedId);
  const selected = views.find(({ id }) => id === selectedId);
  const entries = [
    ...(selected && onRename ? [{ id: 'rename', label: messages.viewRename }] : []),
    ...(selected && onDelete
      ? [{ id: 'delete', label: messages.viewDelete, tone: 'danger' as const }]
      : []),
  ].map((entry) => ({
    ...entry,
    onAction: () => {
      if (entry.id === 'rename') ask('again');
      else if (selected) onDelete?.(selected.id);
    },
  }));

  function close() {
    setNaming(null);
    onNamed?.();
    bar.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
  }

  function save(name: string) {
    if (naming === 'again' && selected) onRename?.(selected.id, name);
    else onSaveAs(name);
    close();
  }

  const tab = (id: string | null, name: string) => (
    <button
      key={id ?? ''}
      type="button"
      className={styles.view}
      aria-pressed={id === (selected?.id ?? null)}
      onClick={() => onSelect(id)}
    >
      {name}
      {isChanged && id === (selected?.id ?? null) && (
        <>
          <span className={styles.changed} aria-hidden="true" />
          <span className={visuallyHidden}>{messages.viewChanged}</span>
        </>
      )}
    </button>
  );

  const more = entries.length > 0 && selected && (
    <IconButton
      size="small"
      label={messages.viewActions(selected.name)}
      icon={<MoreIcon size={14} />}
    />
  );

  return (
    <div
      ref={bar}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- buttons, not fields of a form
      role="group"
      aria-label={messages.views}
      className={styles.bar}
    >
      <div className={styles.views}>
        {tab(null, defaultName)}
        {views.map(({ id, name }) => tab(id, name))}
      </div>
      <Suspense>
        {naming === null ? (
          <div className={styles.actions} onPointerEnter={preload} onFocus={preload}>
            {isChanged && (
              <Button size="small" variant="quiet" onPress={onReset}>
                {messages.viewReset}
              </Button>
            )}
            {isChanged && selected && onSave && (
              <Button size="small" onPress={() => onSave(selected.id)}>
                {messages.viewSaveChanges}
              </Button>
            )}
            <Button size="small" variant="quiet" onPress={() => ask('new')}>
              {messages.viewSaveAs}
            </Button>
            {more && selected && isInBrowser && (
              <Suspense fallback={more}>
                <Menu
                  label={messages.viewActions(selected.name)}
                  placement="bottom end"
                  trigger={more}
                  entries={entries}
                />
              </Suspense>
            )}
            {!isInBrowser && more}
          </div>
        ) : (
          <ViewNameForm
            key={naming}
            name={naming === 'again' ? (selected?.name ?? '') : ''}
            taken={[
              defaultName,
              ...views
                .filter(({ id }) => naming === 'new' || id !== selected?.id)
                .map(({ name }) => name),
            ]}
            onSave={save}
            onCancel={close}
          />
        )}
      </Suspense>
    </div>
  );
}
