import type { ColumnSettings } from '../table/column-settings.ts';

interface NamedColumn {
  readonly id: string;
  readonly header: string;
  readonly isRowHeader?: boolean | undefined;
}

export interface TableSettingsProps {
  /** The table's own columns, all of them. */
  readonly columns: readonly NamedColumn[];
  /** What the person chose about the table. */
  readonly settings: ColumnSettings;
  /** Called with the settings to keep. */
  readonly onChange: (settings: ColumnSettings) => void;
  /** Density of rows where the settings have none. @default 'compact' */
  readonly density?: 'compact' | 'comfortable' | undefined;
}
