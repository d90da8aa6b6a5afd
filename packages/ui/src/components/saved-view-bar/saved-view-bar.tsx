import { lazy, Suspense, startTransition, useRef, useState, useSyncExternalStore } from 'react';
import { useMessages } from '../../messages/context.tsx';
import { visuallyHidden } from '../../styling/hidden.css.ts';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { MoreIcon } from '../icons/index.ts';
import * as styles from './saved-view-bar.css.ts';
import { useChosenInSight } from './use-chosen-in-sight.ts';

/** Fetched with the first view that is chosen or named: most lists are looked at without one. */
const Menu = lazy(async () => ({ default: (await import('../menu/menu.tsx')).Menu }));
const loadForm = async () => ({ default: (await import('./view-name-form.tsx')).ViewNameForm });
const ViewNameForm = lazy(loadForm);

/** Once a name is likely to be asked for; a failure is told when it is. */
const preload = () => void loadForm().catch(() => undefined);

const never = () => () => undefined;

/** A list as a person left it, under a name. */
export interface SavedView {
  /** Tells it from the others; stable between renderings. */
  readonly id: string;
  /** What people call it. */
  readonly name: string;
}

export interface SavedViewBarProps {
  /** In the order shown. */
  readonly views: readonly SavedView[];
  /** The list without a view, for instance 'All transactions'. */
  readonly defaultName: string;
  /** The chosen view; `null` for the list without one. */
  readonly selectedId: string | null;
  /** Filters, columns or order differ from what the chosen view says. */
  readonly isChanged: boolean;
  /** Asks for the name of a new view, as its own button does. @default false */
  readonly isNaming?: boolean | undefined;
  /** Called once the name was given, or not after all. */
  readonly onNamed?: (() => void) | undefined;
  /** Called with the view’s id, null for none. */
  readonly onSelect: (id: string | null) => void;
  /** Goes back to what the chosen view says. */
  readonly onReset: () => void;
  /** Saves the list as it is as a new view. */
  readonly onSaveAs: (name: string) => void;
  /** Saves the list as it is in the chosen view. Left out where it belongs to someone else. */
  readonly onSave?: ((id: string) => void) | undefined;
  /** Called with another name for a view. */
  readonly onRename?: ((id: string, name: string) => void) | undefined;
  /** The application asks again or can take it back. */
  readonly onDelete?: ((id: string) => void) | undefined;
}

/** The ways a person has kept to look at a list, and what to do with changes to one. */
export function SavedViewBar(props: SavedViewBarProps) {
  const { views, defaultName, selectedId, isChanged, onSelect, onReset, onSave } = props;
  const { isNaming = false, onNamed, onSaveAs, onRename, onDelete } = props;
  const messages = useMessages();
  // A server draws the button alone: what is fetched later has no place in its response.
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [asked, setNaming] = useState<'new' | 'again' | null>(null);
  const naming = asked ?? (isNaming ? 'new' : null);
  /** The buttons stay until the form has come. */
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
