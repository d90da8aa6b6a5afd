import { englishLoading } from './english-loading.ts';

/**
 * All texts that the package itself shows or announces. The product's own texts are props. A single long file:
 * translations are written against it as a whole.
 */
export interface UiMessages {
  close: string;
  loading: string;
  cancel: string;
  notifications: string;
  previousPage: string;
  nextPage: string;
  page: (page: string) => string;
  pagination: string;
  rowsPerPage: string;
  rowRange: (from: string, to: string, total: string) => string;
  atLeast: (count: string) => string;
  selectAllRows: string;
  selectRow: (row: string) => string;
  rowActions: string;
  details: string;
  showDetails: (row: string) => string;
  pageSelected: (count: string) => string;
  selectAllMatching: (count: string) => string;
  allMatchingSelected: (count: string) => string;
  clearSelection: string;
  selectedCount: (text: string, count: number) => string;
  bulkActions: string;
  clearFilter: (filter: string) => string;
  showSecret: (what: string) => string;
  hideSecret: (what: string) => string;
  secretHidden: (ending: string) => string;
  secretShownOnce: string;
  rotateSecret: string;
  stepStates: Record<'done' | 'problem', string>;
  columnWidth: (column: string) => string;
  automaticWidth: string;
  pixels: (count: number) => string;
  columns: string;
  columnMoved: (column: string, position: number, total: number) => string;
  moveColumnUp: (column: string) => string;
  moveColumnDown: (column: string) => string;
  rowDensity: string;
  densities: Record<'compact' | 'comfortable', string>;
  resetColumns: string;
  sortedBy: (column: string, direction: 'ascending' | 'descending') => string;
  refreshing: string;
  dateRange: string;
  ranges: Record<StatsRangeId, string>;
  rangeFrom: string;
  rangeTo: string;
  rangeConfirm: string;
  rangeDateMissing: string;
  formula: string;
  menu: string;
  breadcrumbs: string;
  mainNavigation: string;
  minimizeSidebar: string;
  expandSidebar: string;
  openNavigation: string;
  unread: string;
  /** Accessible name of an entry with a count. */
  waitingIn: (label: string, count: number) => string;
  unreadIn: (label: string, count: number) => string;
  version: (version: string) => string;
  copy: (what: string) => string;
  copied: string;
  copyFailed: string;
  tryAgain: string;
  noValue: string;
  period: string;
  showMore: (count: string) => string;
  showAsTable: string;
  showAsChart: string;
  downloadPicture: string;
  downloadCsv: string;
  downloadFailed: string;
  noData: string;
  partName: string;
  partValue: string;
  partShare: string;
  otherParts: string;
  total: string;
  /** Read before a percentage: the direction of change. */
  changed: Record<'up' | 'down', string>;
  noComparison: string;
  emptyValue: string;
  /** Read before the two sides of a change. */
  changeSides: Record<'before' | 'after', string>;
  inboxEmpty: string;
  markRead: (title: string) => string;
  /** Accessible name of the button that marks all events folded into one entry. */
  markAllRead: (title: string, count: number) => string;
  /** How often the same event happened, after its title. */
  timesHappened: (count: number) => string;
  editValue: (what: string) => string;
  notSaved: string;
  tasksDone: (done: number, total: number) => string;
  moveItem: (item: string) => string;
  /** How to move by keyboard; read after a handle's name. */
  sortHint: string;
  itemLifted: (item: string, position: number, total: number) => string;
  itemMoved: (item: string, position: number, total: number) => string;
  itemDropped: (item: string, position: number, total: number) => string;
  itemReturned: (item: string) => string;
  pairKey: string;
  pairValue: string;
  /** Names the fields of a pair: 'Key 2'. */
  pairField: (field: string, position: number) => string;
  addPair: string;
  removePair: (key: string, position: number) => string;
  noPairs: string;
  pairsLeft: (used: number, most: number) => string;
  pairProblems: Record<'empty' | 'taken', string>;
  helpLinks: string;
  documentPage: (page: string, total: string) => string;
  zoomIn: string;
  zoomOut: string;
  zoomFit: string;
  zoomed: (percent: string) => string;
  rotate: string;
  rotated: (degrees: number) => string;
  downloadFile: (name: string) => string;
  documentFailed: string;
  documentRefused: string;
  documentEmpty: string;
  recentCommands: string;
  chartMarks: string;
  addressLabels: Record<'line1' | 'line2' | 'city' | 'state' | 'zip' | 'chooseState', string>;
  filterOperators: Record<'date' | 'other', Record<FilterOperatorSign, string>>;
  /** What to enter as a value, by kind of property. */
  filterHints: Record<'text' | 'number' | 'date' | 'date-range' | 'options', string>;
  filterNoProperty: string;
  filterPlainText: (text: string) => string;
  filterProblems: Record<
    'property' | 'operator' | 'value' | 'number' | 'date' | 'range' | 'option',
    string
  >;
  views: string;
  viewChanged: string;
  viewName: string;
  viewNameProblems: Record<'empty' | 'taken', string>;
  viewSave: string;
  viewSaveAs: string;
  viewSaveChanges: string;
  viewReset: string;
  viewActions: (view: string) => string;
  viewRename: string;
  viewDelete: string;
  files: string;
  fileChoose: string;
  fileChooseSeveral: string;
  /** Continues either of the two above. */
  fileDrop: string;
  fileProgress: (name: string) => string;
  fileWaiting: string;
  fileStates: Record<'done' | 'failed', string>;
  fileCancel: (name: string) => string;
  fileRemove: (name: string) => string;
  fileRetry: (name: string) => string;
  fileRefused: Record<'kind' | 'size' | 'count', (name: string, limit: string) => string>;
  step: (current: number, total: number) => string;
  steps: string;
  stepCheckFailed: string;
  back: string;
  next: string;
  skipToContent: string;
  showAllLines: (count: string) => string;
  showFewerLines: string;
  expandAll: string;
  collapseAll: string;
  itemCount: (count: number) => string;
  comment: string;
  noComments: string;
  sendComment: string;
  sendCommentBy: (keys: string) => string;
  commentNotSent: string;
  keyboardShortcuts: string;
  keyNames: Record<KeyName, string>;
  /** Between two keys pressed in sequence: 'G then T'. */
  nextKey: string;
  commands: string;
  searchCommands: string;
  noCommands: string;
  commandCount: (count: number) => string;
  errorTitle: string;
  errorText: string;
  errorReference: string;
}

/** Keys labeled with a word; every other key is shown as itself. */
export type KeyName =
  | 'ctrl'
  | 'alt'
  | 'shift'
  | 'meta'
  | 'enter'
  | 'escape'
  | 'space'
  | 'tab'
  | 'arrowup'
  | 'arrowdown'
  | 'arrowleft'
  | 'arrowright';

export type FilterOperatorSign = ':' | '~' | '=' | '!=' | '>=' | '<=' | '>' | '<';

const comparisons = { ':': 'contains', '~': 'matches the pattern', '=': 'is', '!=': 'is not' };

/** Named periods, and `custom` for two dates. */
export type StatsRangeId =
  | 'today'
  | 'yesterday'
  | 'last24Hours'
  | 'last48Hours'
  | 'last7Days'
  | 'last30Days'
  | 'last60Days'
  | 'thisMonth'
  | 'lastMonth'
  | 'thisQuarter'
  | 'lastQuarter'
  | 'thisYear'
  | 'lastYear'
  | 'all'
  | 'custom';

export const englishMessages: UiMessages = {
  close: 'Close',
  loading: englishLoading,
  cancel: 'Cancel',
  notifications: 'Notifications',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  page: (page) => `Page ${page}`,
  pagination: 'Pagination',
  rowsPerPage: 'Rows per page',
  rowRange: (from, to, total) => `${from}–${to} of ${total}`,
  atLeast: (count) => `${count}+`,
  selectAllRows: 'Select all rows',
  selectRow: (row) => `Select ${row}`,
  rowActions: 'Actions',
  details: 'Details',
  showDetails: (row) => `Details of ${row}`,
  pageSelected: (count) =>
    count === '1'
      ? '1 row on this page is selected.'
      : `All ${count} rows on this page are selected.`,
  selectAllMatching: (count) => `Select all ${count} that match`,
  allMatchingSelected: (count) => `All ${count} rows that match are selected.`,
  clearSelection: 'Clear selection',
  selectedCount: (text) => `${text} selected`,
  bulkActions: 'Actions for the selection',
  clearFilter: (filter) => `Clear ${filter}`,
  showSecret: (what) => `Show ${what}`,
  hideSecret: (what) => `Hide ${what}`,
  secretHidden: (ending) => (ending === '' ? 'Hidden' : `Hidden, ending in ${ending}`),
  secretShownOnce: 'Copy it now. It is not shown again.',
  rotateSecret: 'Rotate',
  stepStates: { done: 'Done', problem: 'Needs attention' },
  columnWidth: (column) => `Width of ${column}`,
  automaticWidth: 'Automatic',
  pixels: (count) => `${count} pixels`,
  columns: 'Columns',
  columnMoved: (column, position, total) => `${column} is column ${position} of ${total} now`,
  moveColumnUp: (column) => `Move ${column} up`,
  moveColumnDown: (column) => `Move ${column} down`,
  rowDensity: 'Row density',
  densities: { compact: 'Compact', comfortable: 'Comfortable' },
  resetColumns: 'Reset columns',
  sortedBy: (column, direction) => `Sorted by ${column}, ${direction}`,
  refreshing: 'Refreshing',
  dateRange: 'Date range',
  ranges: {
    today: 'Today',
    yesterday: 'Yesterday',
    last24Hours: 'Last 24 Hours',
    last48Hours: 'Last 48 Hours',
    last7Days: 'Last 7 Days',
    last30Days: 'Last 30 Days',
    last60Days: 'Last 60 Days',
    thisMonth: 'This Month',
    lastMonth: 'Last Month',
    thisQuarter: 'This Quarter',
    lastQuarter: 'Last Quarter',
    thisYear: 'This Year',
    lastYear: 'Last Year',
    all: 'All',
    custom: 'Custom Range',
  },
  rangeFrom: 'From',
  rangeTo: 'To',
  rangeConfirm: 'Apply',
  rangeDateMissing: 'Enter a date',
  formula: 'How this is calculated',
  menu: 'Menu',
  breadcrumbs: 'Breadcrumbs',
  mainNavigation: 'Main',
  minimizeSidebar: 'Minimize sidebar',
  expandSidebar: 'Expand sidebar',
  openNavigation: 'Open navigation',
  unread: 'Unread',
  waitingIn: (label, count) => `${label}, ${count} waiting`,
  unreadIn: (label, count) => `${label}, ${count} unread`,
  version: (version) => `Version ${version}`,
  copy: (what) => `Copy ${what}`,
  copied: 'Copied',
  copyFailed: 'Could not copy; the text is selected',
  tryAgain: 'Try again',
  noValue: 'No value',
  period: 'Period',
  showMore: (count) => `Show ${count} more`,
  showAsTable: 'Show as table',
  showAsChart: 'Show as chart',
  downloadPicture: 'Download PNG',
  downloadCsv: 'Download CSV',
  downloadFailed: 'The picture could not be made. Download the table instead.',
  noData: 'No data in this period',
  partName: 'Kind',
  partValue: 'Value',
  partShare: 'Share',
  otherParts: 'Other',
  total: 'Total',
  changed: { up: 'Up', down: 'Down' },
  noComparison: 'No comparison',
  emptyValue: 'Empty',
  changeSides: { before: 'Before:', after: 'After:' },
  inboxEmpty: 'Nothing new',
  markRead: (title) => `Mark “${title}” as read`,
  markAllRead: (title, count) => `Mark all ${count} “${title}” as read`,
  timesHappened: (count) => `${count} times`,
  editValue: (what) => `Edit ${what}`,
  notSaved: 'This was not saved. Try again.',
  tasksDone: (done, total) => `${done} of ${total} done`,
  moveItem: (item) => `Move ${item}`,
  sortHint:
    'Press Space to pick it up, the arrow keys to move it, Space to put it down, Escape to put it back.',
  itemLifted: (item, position, total) => `${item} was picked up. Position ${position} of ${total}.`,
  itemMoved: (item, position, total) => `${item}, position ${position} of ${total}.`,
  itemDropped: (item, position, total) => `${item} was put down. Position ${position} of ${total}.`,
  itemReturned: (item) => `${item} was put back.`,
  pairKey: 'Key',
  pairValue: 'Value',
  pairField: (field, position) => `${field} ${position}`,
  addPair: 'Add',
  removePair: (key, position) => `Remove ${key === '' ? `pair ${position}` : key}`,
  noPairs: 'None yet',
  pairsLeft: (used, most) => `${used} of ${most} used`,
  pairProblems: { empty: 'Enter a key', taken: 'Key already used' },
  helpLinks: 'Learn more',
  documentPage: (page, total) => `Page ${page} of ${total}`,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  zoomFit: 'Fit to window',
  zoomed: (percent) => `Zoom ${percent}`,
  rotate: 'Rotate',
  rotated: (degrees) => `Rotated ${degrees}°`,
  downloadFile: (name) => `Download ${name}`,
  documentFailed: 'Couldn’t load this document.',
  documentRefused: 'This document can’t be shown here.',
  documentEmpty: 'This document has no pages.',
  recentCommands: 'Recent',
  chartMarks: 'Marks',
  addressLabels: {
    line1: 'Address line 1',
    line2: 'Address line 2',
    city: 'City',
    state: 'State',
    zip: 'ZIP code',
    chooseState: 'Choose a state',
  },
  filterOperators: {
    date: {
      ...comparisons,
      '>=': 'on or after',
      '<=': 'on or before',
      '>': 'after',
      '<': 'before',
    },
    other: {
      ...comparisons,
      '>=': 'at least',
      '<=': 'at most',
      '>': 'more than',
      '<': 'less than',
    },
  },
  filterHints: {
    text: 'Type a text, or a pattern such as /^ada/i, and press Enter',
    number: 'Type a number and press Enter',
    date: 'Type a date (MM-DD-YYYY) and press Enter',
    'date-range': 'Type two dates, such as 11-01-2026 to 11-15-2026, and press Enter',
    options: 'Nothing found',
  },
  filterNoProperty: 'No property of that name',
  filterPlainText: (text) => `“${text}” is read as plain text`,
  filterProblems: {
    property: 'Begin with the name of a property',
    operator: 'Choose an operator, such as =',
    value: 'Enter a value',
    number: 'Enter a number, such as 1250.50',
    date: 'Enter a valid date (MM-DD-YYYY)',
    range: 'Enter two dates, such as 11-01-2026 to 11-15-2026',
    option: 'Choose one of the values offered',
  },
  views: 'Views',
  viewChanged: ', changed',
  viewName: 'Name of the view',
  viewNameProblems: { empty: 'Enter a name', taken: 'There is a view of that name already' },
  viewSave: 'Save',
  viewSaveAs: 'Save as view',
  viewSaveChanges: 'Save changes',
  viewReset: 'Reset',
  viewActions: (view) => `Actions for ${view}`,
  viewRename: 'Rename',
  viewDelete: 'Delete',
  files: 'Files',
  fileChoose: 'Choose a file',
  fileChooseSeveral: 'Choose files',
  fileDrop: 'or drop here',
  fileProgress: (name) => `Sending ${name}`,
  fileWaiting: 'Waiting',
  fileStates: { done: 'Done', failed: 'Failed' },
  fileCancel: (name) => `Cancel ${name}`,
  fileRemove: (name) => `Remove ${name}`,
  fileRetry: (name) => `Try ${name} again`,
  fileRefused: {
    kind: (name) => `“${name}” is of another kind.`,
    size: (name, limit) => `“${name}” is larger than ${limit}.`,
    count: (name) => `“${name}” was left out: one file at a time.`,
  },
  step: (current, total) => `Step ${current} of ${total}`,
  steps: 'Steps',
  stepCheckFailed: 'This step could not be checked. Try again.',
  back: 'Back',
  next: 'Next',
  skipToContent: 'Skip to content',
  showAllLines: (count) => `Show all ${count} lines`,
  showFewerLines: 'Show fewer lines',
  expandAll: 'Expand all',
  collapseAll: 'Collapse all',
  itemCount: (count) => (count === 1 ? '1 item' : `${count} items`),
  comment: 'Comment',
  noComments: 'No comments yet',
  sendComment: 'Send',
  sendCommentBy: (keys) => `${keys} sends`,
  commentNotSent: 'The comment was not sent. Try again.',
  keyboardShortcuts: 'Keyboard shortcuts',
  keyNames: {
    ctrl: 'Ctrl',
    alt: 'Alt',
    shift: 'Shift',
    meta: '⌘',
    enter: 'Enter',
    escape: 'Esc',
    space: 'Space',
    tab: 'Tab',
    arrowup: '↑',
    arrowdown: '↓',
    arrowleft: '←',
    arrowright: '→',
  },
  nextKey: 'then',
  commands: 'Commands',
  searchCommands: 'Search pages and actions',
  noCommands: 'Nothing found',
  commandCount: (count) => (count === 1 ? '1 result' : `${count} results`),
  errorTitle: 'Something went wrong',
  errorText: 'This page ran into a problem. Anything you saved is safe.',
  errorReference: 'error reference',
};
