import type { ColumnSettings } from '../table/column-settings.ts';

interface NamedColumn {
  readonly id: string;
  readonly header: string;
  readonly isRowHeader?: boolean | undefined;
}

export interface TableSettingsProps {
  /** All columns of the table. */
  readonly columns: readonly NamedColumn[];
  /** The user's settings. */
  readonly settings: ColumnSettings;
  /** Called with the new settings. */
  readonly onChange: (settings: ColumnSettings) => void;
  /** Row density when the settings have none. @default 'compact' */
  readonly density?: 'compact' | 'comfortable' | undefined;
}
