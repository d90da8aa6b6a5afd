import type { ColumnSettings } from '@payfac/ui/table';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { sessionAtom } from '../../session/session.ts';
import type { Kept } from '../address/list-state.ts';
import type { List } from '../list.ts';
import { columnSettings, readLocal, shownIds, writeLocal } from './columns.ts';
import { followPreferences, saveReport } from './preferences.ts';
import { savedOf, settingsOf, type View, viewId } from './report-settings.ts';

export interface Settings {
  readonly saved: Kept;
  readonly views: readonly View[];
  /** False while acting as another user, whose settings must not change. */
  readonly canSave: boolean;
  /** Saves some of the list's own settings; others are unchanged. */
  readonly save: (changes: Kept) => void;
  readonly addView: (name: string, kept: Kept) => string;
  readonly saveView: (view: View, kept: Kept) => void;
  readonly removeView: (id: string) => void;
  readonly columnsBy: (kept: readonly string[] | undefined) => ColumnSettings;
  /** Saves widths and density in this browser; returns the visible columns. */
  readonly keepColumns: (settings: ColumnSettings) => readonly string[];
}

/** A user's settings for a list: report settings on the server, the rest in the browser. */
export function useSettings<R>(list: List<R>): Settings {
  const { userId, isLoggedInAs, preferences } = useAtomValue(sessionAtom);
  useEffect(followPreferences, []);
  const { report, parent, columns } = list;
  const { saved, views } = savedOf(preferences, list);
  const [local, setLocal] = useState(() => readLocal(userId, report));
  const nameOf = (id: string) => ({ report: `${report}/${id}`, parent });
  return {
    saved,
    views,
    canSave: !isLoggedInAs,
    save: (changes) => saveReport({ report, parent }, settingsOf({ ...saved, ...changes })),
    addView: (name, kept) => {
      const id = viewId(
        name,
        views.map((view) => view.id),
      );
      saveReport(nameOf(id), settingsOf(kept, name));
      return id;
    },
    saveView: ({ id, name }, kept) => saveReport(nameOf(id), settingsOf(kept, name)),
    removeView: (id) => saveReport(nameOf(id), {}),
    columnsBy: (kept) => columnSettings(columns, kept, local),
    keepColumns: (settings) => {
      const next = { widths: settings.widths, density: settings.density };
      setLocal(next);
      if (!isLoggedInAs) writeLocal(userId, report, next);
      return shownIds(columns, settings);
    },
  };
}
