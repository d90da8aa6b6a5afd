/*
 * Selectors that drivers use in jsdom and Playwright alike: the parts of components, and the labels of their own
 * buttons. When you change a component's markup, change it here too.
 */

export const fieldMarks = {
  controls:
    'input:not([type=checkbox], [type=radio], [type=file]), textarea, select, [role=radiogroup]',
  checkbox: 'input[type=checkbox]',
  comboBox: 'input[role=combobox]',
  file: 'input[type=file]',
  radio: 'input[type=radio]',
} as const;

export const fileMarks = {
  field: 'data-state',
  row: 'data-file',
} as const;

export const overlayMarks = {
  dialogs: '[role=dialog], [role=alertdialog]',
  entries: '[role=menu] [role^=menuitem]',
  results: '[role=dialog] [role=listbox] [role=option]',
  notification: 'section[data-react-aria-top-layer]',
} as const;

export const chartMarks = {
  series: 'button[aria-pressed]',
  tableSwitch: 'button:not([aria-pressed])',
  annotations: 'ul[aria-label="Marks"] li',
  rows: 'tbody tr',
} as const;

export const tableMarks = {
  row: 'tbody tr[data-key]',
  rowHeader: 'th[scope=row]',
  columnHeader: 'th[scope=col]',
  /** Attribute of a cell with its column's header. */
  column: 'data-label',
  check: '[data-row-check]',
  checkAll: 'thead input[type=checkbox]',
  link: '[data-row-link]',
  expand: '[data-row-expand]',
} as const;

export const stepMarks = {
  label: '[data-label]',
  inWizard: 'ol[data-orientation]',
  back: '[data-back] > button',
  forward: '[data-forward] > button',
  actions: '[data-actions] button',
  error: 'form > [role=alert]',
} as const;

export const statsMarks = {
  header: ':scope > header',
  figures: ':scope > header + div',
  value: ':scope > span',
  error: '[role=alert] > span',
} as const;

export const recordMarks = {
  author: '[data-author]',
  comment: '[data-comment]',
  codeFrames: 'figure :is(section, ul)[aria-label]',
  codeMembers: 'li > button[aria-expanded]',
  codeButtons: 'figcaption button',
  submit: 'button[type=submit]',
} as const;

export const taskMarks = {
  /** The link of an inbox's entry, or the button that opens its folded events. */
  inboxTitle: 'a, [aria-expanded]',
  progress: 'progress, [role=progressbar]',
  action: 'a, button',
  pairInputs: '[data-pair] input',
  add: '[data-add] button',
  removeAt: (place: number) => `[data-pair='${place}'] [data-remove] button`,
  document: 'section:not([tabindex])',
  documentWindow: 'section[tabindex]',
} as const;

export const words = {
  clear: (label: string) => `Clear ${label}`,
  close: 'Close',
  columns: 'Columns',
  copy: (label: string) => `Copy ${label}`,
  done: 'Done: ',
  edit: (label: string) => `Edit ${label}: `,
  fitToWindow: 'Fit to window',
  main: 'Main',
  markRead: (title: string) => `Mark “${title}” as read`,
  move: (item: string) => `Move ${item}`,
  nextMonth: 'Next month',
  nextPage: 'Next page',
  previousMonth: 'Previous month',
  previousPage: 'Previous page',
  rotate: 'Rotate',
  selectionActions: 'Actions for the selection',
  show: (label: string) => `Show ${label}`,
  unread: 'Unread: ',
  views: 'Views',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
} as const;

/** The value in a setting button's label: 'Today' of 'Period: Today'. */
export const afterColon = (name: string): string => name.slice(name.indexOf(': ') + 2);
