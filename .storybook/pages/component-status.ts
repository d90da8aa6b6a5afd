import type { BadgeTone } from '../../packages/ui/src/components/badge/index.ts';

export type Status = 'stable' | 'new' | 'deprecated';

export const STATUS_TONES = {
  stable: 'success',
  new: 'info',
  deprecated: 'warning',
} as const satisfies Record<Status, BadgeTone>;

export interface ComponentStatus {
  name: string;
  status: Status;
  /** What to use in place of a deprecated one. */
  note?: string;
}

/** Added since the last release; on its way to being settled. */
const NEW: readonly string[] = [
  'address-fields',
  'audit-diff',
  'bulk-action-bar',
  'button-group',
  'calendar',
  'card-brand',
  'checklist',
  'code-view',
  'color-input',
  'command-palette',
  'comment-thread',
  'context-menu',
  'date-range-picker',
  'disclosure',
  'document-viewer',
  'donut-chart',
  'error-page',
  'file-drop',
  'filter-chip',
  'gauge',
  'help-panel',
  'horizontal-bars',
  'inbox-list',
  'inline-edit',
  'json-view',
  'kbd',
  'key-value-editor',
  'layout',
  'money',
  'multi-select',
  'page',
  'percentage-input',
  'popover',
  'property-filter',
  'radio-group',
  'routing-number-input',
  'saved-view-bar',
  'search-select',
  'secret-value',
  'segmented-control',
  'shortcut-help',
  'sortable-list',
  'stepper',
  'switch',
  'table-settings',
  'tags-input',
  'tax-id-input',
  'typography',
  'zip-input',
];

/** Goes with the next major; each with what to use instead. */
const DEPRECATED: Readonly<Record<string, string>> = {};

/** Every component there is, so that none is without a status. */
const folders = Object.keys(import.meta.glob('../../packages/ui/src/components/*/index.ts')).map(
  (path) => path.split('/').at(-2) ?? '',
);

function statusOf(name: string): ComponentStatus {
  const note = DEPRECATED[name];
  if (note !== undefined) return { name, status: 'deprecated', note };
  return { name, status: NEW.includes(name) ? 'new' : 'stable' };
}

export const componentStatuses: readonly ComponentStatus[] = folders.toSorted().map(statusOf);
