/*
 * What each component's page says besides its props. One table, however long: a test holds it against
 * the components, and whoever adds one finds its neighbors here.
 */

/** Components that are worked by the same keys. */
export type KeyFamily =
  | 'button'
  | 'link'
  | 'text'
  | 'masked'
  | 'toggle'
  | 'radio'
  | 'select'
  | 'combo'
  | 'dialog'
  | 'menu'
  | 'tabs'
  | 'calendar'
  | 'table'
  | 'chart'
  | 'disclosure'
  | 'read';

type KeyRow = readonly [key: string, effect: string];

export const keysOf: Readonly<Record<KeyFamily, readonly KeyRow[]>> = {
  button: [['Enter, Space', 'presses it']],
  link: [
    ['Enter', 'follows it'],
    ['Ctrl or ⌘ and Enter', 'opens it in a new tab'],
  ],
  text: [
    ['Tab', 'goes on to the next field'],
    ['Ctrl or ⌘ and Z', 'undoes the last edit'],
  ],
  masked: [
    ['Digits', 'are put into their places'],
    ['Backspace, Delete', 'take a digit away and step over signs'],
    ['Ctrl or ⌘ and Z', 'undoes the last edit'],
    ['Enter, Tab', 'finish the text'],
  ],
  toggle: [['Space', 'switches it']],
  radio: [
    ['Arrow keys', 'choose the one before or after'],
    ['Tab', 'leaves the group'],
  ],
  select: [
    ['Space, Alt and Arrow down', 'opens the list'],
    ['Arrow keys', 'choose the one before or after'],
    ['Letters', 'go to the one that begins so'],
  ],
  combo: [
    ['Arrow down', 'opens the list and goes through it'],
    ['Enter', 'takes what is marked'],
    ['Escape', 'closes the list, then empties the field'],
    ['Backspace in an empty field', 'takes away the last tag, where there are tags'],
  ],
  dialog: [
    ['Tab', 'stays inside'],
    ['Escape', 'leaves it'],
  ],
  menu: [
    ['Enter, Space, Arrow down', 'opens it'],
    ['Arrow keys, Home, End', 'go through it'],
    ['Letters', 'go to the entry that begins so'],
    ['Escape', 'closes it; the focus goes back'],
  ],
  tabs: [
    ['Arrow keys, Home, End', 'go from tab to tab'],
    ['Tab', 'goes into what the tab holds'],
  ],
  calendar: [
    ['Arrow keys', 'go by a day or a week'],
    ['Page Up, Page Down', 'go by a month, with Shift by a year'],
    ['Home, End', 'go to the first or last day of the month'],
    ['Enter, Space', 'choose the day'],
  ],
  table: [
    ['Tab', 'goes from row to row, and to what can be done in it'],
    ['Enter', 'opens the row, or sorts by a header'],
    ['Space on a checkbox', 'selects; with Shift all between'],
  ],
  chart: [
    ['Arrow keys', 'read the point before or after'],
    ['Page up, Page down, Home, End', 'go further'],
    ['Escape', 'puts the reading away'],
  ],
  disclosure: [['Enter, Space', 'shows or hides what is inside']],
  read: [],
};

export type ContentFamily = 'action' | 'field' | 'message' | 'title' | 'figure' | 'name';

/** How its texts are written. */
export const contentOf: Readonly<Record<ContentFamily, readonly string[]>> = {
  action: ['Begin with a verb: “Refund payment”.', 'One to three words, in sentence case, no dot.'],
  field: [
    'The label is a noun: “Billing street”. No colon.',
    'An error says what to do: “Enter the cardholder name.”',
  ],
  message: [
    'First what happened, then what to do.',
    'No blame, no “please”, no codes that people cannot use.',
  ],
  title: ['A few words in sentence case, no dot.', 'The same words as where people came from.'],
  figure: ['Numbers first, their unit with them.', 'Say what is counted and for which period.'],
  name: ['People’s and systems’ own names stay as they are written, whatever is in them.'],
};

export interface ComponentData {
  readonly keys: KeyFamily;
  readonly content: ContentFamily;
  /** Folders of components to think of instead or beside it. */
  readonly related: readonly string[];
  /** Of `@payfac/ui/testing`. */
  readonly drivers: readonly string[];
  /** What it is made of, from the outside in. */
  readonly anatomy: readonly string[];
}

const of = (
  keys: KeyFamily,
  content: ContentFamily,
  related: string,
  drivers: string,
  anatomy: string,
): ComponentData => {
  const listed = (text: string) => text.split(', ').filter(Boolean);
  return {
    keys,
    content,
    related: listed(related),
    drivers: listed(drivers),
    anatomy: listed(anatomy),
  };
};

const FIELD = 'label, control, description, message';

/** By folder. A test holds it against the components, the drivers and each other. */
export const componentData: Readonly<Record<string, ComponentData>> = {
  'address-fields': of(
    'text',
    'field',
    'text-field, zip-input',
    'textFieldDriver, selectDriver',
    'street, second line, city, state, ZIP code',
  ),
  'audit-diff': of('read', 'name', 'timeline, json-view', '', 'field, before, after'),
  avatar: of('read', 'name', 'badge', '', 'ground, initials'),
  badge: of('read', 'name', 'banner', '', 'ground, dot, text'),
  banner: of('button', 'message', 'notifications, empty-state', '', 'icon, title, text, actions'),
  'bar-chart': of(
    'chart',
    'figure',
    'line-chart, horizontal-bars',
    'chartDriver',
    'legend, tools, axes, bars, annotations, reading',
  ),
  breadcrumbs: of('link', 'title', 'page-header, link', 'linkDriver', 'list, links, this page'),
  'bulk-action-bar': of('button', 'action', 'table', 'bulkBarDriver', 'count, actions, clear'),
  button: of(
    'button',
    'action',
    'link, icon-button, button-group',
    'buttonDriver',
    'ground, icon, label, trailing icon',
  ),
  'button-group': of('menu', 'action', 'button, menu', 'buttonDriver, menuDriver', 'buttons, menu'),
  calendar: of(
    'calendar',
    'name',
    'date-input, date-range-picker, timeline',
    'calendarDriver',
    'month and year, weekdays, days, marks, list',
  ),
  card: of('read', 'title', 'page, disclosure', '', 'title, description, actions, body'),
  'card-brand': of('read', 'name', 'badge', '', 'mark, name'),
  checkbox: of(
    'toggle',
    'field',
    'switch, radio-group',
    'checkboxDriver',
    'box, label, description, message',
  ),
  checklist: of(
    'button',
    'action',
    'stepper, wizard',
    'checklistDriver',
    'title, progress, tasks, actions',
  ),
  'code-view': of(
    'button',
    'name',
    'json-view, copy-value',
    'codeDriver',
    'title, copy button, lines',
  ),
  'color-input': of('text', 'field', 'text-field', 'textFieldDriver', FIELD),
  'combo-box': of('combo', 'field', 'select, search-select, multi-select', 'comboBoxDriver', FIELD),
  'command-palette': of(
    'combo',
    'action',
    'menu, shortcut-help',
    'paletteDriver',
    'field, headings, commands',
  ),
  'comment-thread': of(
    'text',
    'message',
    'timeline',
    'commentThreadDriver',
    'comments, field, send button',
  ),
  'confirm-dialog': of(
    'dialog',
    'message',
    'modal',
    'dialogDriver',
    'title, text, cancel, confirm',
  ),
  'context-menu': of('menu', 'action', 'menu', 'contextMenuDriver', 'place, entries'),
  'copy-value': of(
    'button',
    'name',
    'secret-value, code-view',
    'buttonDriver',
    'value, copy button',
  ),
  'currency-input': of('masked', 'field', 'percentage-input, money', 'textFieldDriver', FIELD),
  'date-input': of(
    'masked',
    'field',
    'date-range-picker',
    'textFieldDriver',
    'label, control, calendar, description, message',
  ),
  'date-range-picker': of(
    'menu',
    'field',
    'date-input, stats-card',
    'dateRangeDriver',
    'button, periods, two dates, calendar',
  ),
  'description-list': of(
    'read',
    'name',
    'table, inline-edit',
    'descriptionListDriver',
    'terms, values',
  ),
  disclosure: of('disclosure', 'title', 'card, tabs', 'disclosureDriver', 'title, summary, panel'),
  'document-viewer': of(
    'button',
    'name',
    'file-drop, code-view',
    'documentDriver',
    'name, tools, window, page',
  ),
  'donut-chart': of(
    'chart',
    'figure',
    'horizontal-bars, gauge',
    'chartDriver',
    'ring, total, legend, tools',
  ),
  drawer: of(
    'dialog',
    'title',
    'modal, help-panel',
    'dialogDriver',
    'title, close button, body, footer',
  ),
  'empty-state': of('button', 'message', 'banner, error-page', '', 'drawing, title, text, actions'),
  'error-page': of('button', 'message', 'empty-state', '', 'title, text, reference, actions'),
  'file-drop': of(
    'button',
    'field',
    'document-viewer, sortable-list',
    'fileDropDriver',
    'label, place, files, message',
  ),
  'filter-chip': of(
    'menu',
    'field',
    'property-filter, saved-view-bar',
    'filterChipDriver',
    'label, value, popover, clear',
  ),
  'form-layout': of(
    'text',
    'field',
    'wizard, text-field',
    'fieldDriver',
    'problems, sections, fields, actions',
  ),
  gauge: of('read', 'figure', 'progress, donut-chart', '', 'arc, value, label'),
  'help-panel': of(
    'dialog',
    'title',
    'drawer, tooltip, banner',
    'helpPanelDriver',
    'title, close button, text, links',
  ),
  'horizontal-bars': of('read', 'figure', 'bar-chart, donut-chart', '', 'names, bars, values'),
  'icon-button': of('button', 'action', 'button, tooltip', 'buttonDriver', 'ground, icon'),
  icons: of('read', 'name', 'icon-button', '', 'drawing'),
  'inbox-list': of(
    'link',
    'message',
    'notifications, timeline',
    'inboxDriver',
    'icon, title, detail, time, mark',
  ),
  'inline-edit': of(
    'text',
    'field',
    'text-field, description-list',
    'inlineEditDriver',
    'text, pencil, field, save, cancel',
  ),
  'json-view': of(
    'disclosure',
    'name',
    'code-view, audit-diff',
    'codeDriver',
    'title, tools, members',
  ),
  kbd: of('read', 'name', 'shortcut-help', '', 'key'),
  'key-value-editor': of(
    'text',
    'field',
    'description-list, json-view',
    'keyValueDriver',
    'label, headings, pairs, add button, count',
  ),
  layout: of('read', 'name', 'page, card', '', 'items, distances'),
  'line-chart': of(
    'chart',
    'figure',
    'bar-chart, sparkline',
    'chartDriver',
    'legend, tools, axes, lines, annotations, reading',
  ),
  link: of('link', 'action', 'button', 'linkDriver', 'text, mark of a new tab'),
  menu: of('menu', 'action', 'context-menu, select', 'menuDriver', 'button, headings, entries'),
  modal: of(
    'dialog',
    'title',
    'drawer, confirm-dialog',
    'dialogDriver',
    'title, close button, body, footer',
  ),
  money: of('read', 'figure', 'currency-input, stats-card', '', 'sign, currency, figures'),
  'multi-select': of('combo', 'field', 'tags-input, combo-box', 'tagsDriver', FIELD),
  notifications: of(
    'button',
    'message',
    'banner, inbox-list',
    'notificationDriver',
    'icon, message, close button',
  ),
  page: of('read', 'title', 'page-header, layout', '', 'head, content'),
  'page-header': of(
    'button',
    'title',
    'page, breadcrumbs',
    '',
    'breadcrumbs, title, status, actions',
  ),
  pagination: of('button', 'figure', 'table, select', 'paginationDriver', 'size, range, pages'),
  'password-field': of(
    'text',
    'field',
    'text-field, secret-value',
    'textFieldDriver',
    'label, control, show button, strength, message',
  ),
  'percentage-input': of('masked', 'field', 'currency-input', 'textFieldDriver', FIELD),
  'phone-input': of('masked', 'field', 'text-field', 'textFieldDriver', FIELD),
  popover: of('dialog', 'title', 'menu, tooltip', 'dialogDriver', 'button, panel'),
  progress: of('read', 'figure', 'spinner, gauge', '', 'label, value, bar'),
  'property-filter': of(
    'combo',
    'field',
    'filter-chip, search-field',
    'tagsDriver',
    'label, conditions, field, suggestions',
  ),
  'radio-group': of(
    'radio',
    'field',
    'segmented-control, select',
    'radioGroupDriver',
    'label, options, message',
  ),
  'routing-number-input': of('masked', 'field', 'zip-input', 'textFieldDriver', FIELD),
  'saved-view-bar': of(
    'tabs',
    'name',
    'filter-chip, table-settings',
    'savedViewDriver',
    'views, mark of a change, actions',
  ),
  'search-field': of(
    'text',
    'field',
    'property-filter, search-select',
    'textFieldDriver',
    'label, control, clear button',
  ),
  'search-select': of('combo', 'field', 'combo-box', 'comboBoxDriver', FIELD),
  'secret-value': of(
    'button',
    'name',
    'copy-value, password-field',
    'secretDriver',
    'value, show button, copy button',
  ),
  'segmented-control': of('radio', 'action', 'radio-group, tabs', 'radioGroupDriver', 'segments'),
  select: of('select', 'field', 'radio-group, combo-box', 'selectDriver', FIELD),
  'shortcut-help': of(
    'dialog',
    'action',
    'kbd, command-palette',
    'dialogDriver',
    'headings, keys, what they do',
  ),
  sidebar: of(
    'link',
    'title',
    'tabs, breadcrumbs',
    'sidebarDriver',
    'brand, groups, entries, footer',
  ),
  skeleton: of('read', 'message', 'spinner', '', 'shape'),
  'sortable-list': of(
    'button',
    'name',
    'table-settings, file-drop',
    'sortableListDriver',
    'handles, places, items',
  ),
  sparkline: of('read', 'figure', 'line-chart, stats-card', '', 'line'),
  spinner: of('read', 'message', 'skeleton, progress', '', 'track, arc'),
  'stats-card': of(
    'menu',
    'figure',
    'sparkline, date-range-picker',
    'statsCardDriver',
    'title, figure, change, sparkline, period',
  ),
  stepper: of('tabs', 'title', 'wizard, checklist', 'stepperDriver', 'discs, line, labels'),
  switch: of('toggle', 'field', 'checkbox', 'checkboxDriver', 'track, label, description'),
  table: of(
    'table',
    'title',
    'pagination, description-list',
    'tableDriver',
    'head, checkboxes, rows, actions, details',
  ),
  'table-settings': of(
    'dialog',
    'action',
    'table, sortable-list',
    'tableSettingsDriver',
    'button, columns, density, reset',
  ),
  tabs: of('tabs', 'title', 'segmented-control, sidebar', 'tabsDriver', 'tabs, panel'),
  'tags-input': of('combo', 'field', 'multi-select', 'tagsDriver', FIELD),
  'tax-id-input': of('masked', 'field', 'routing-number-input', 'textFieldDriver', FIELD),
  'text-area': of('text', 'field', 'text-field', 'textFieldDriver', FIELD),
  'text-field': of('text', 'field', 'text-area, inline-edit', 'textFieldDriver', FIELD),
  timeline: of(
    'read',
    'message',
    'comment-thread, stepper',
    'timelineDriver',
    'line, markers, titles, times',
  ),
  tooltip: of('dialog', 'message', 'popover, help-panel', '', 'control, text'),
  typography: of('read', 'title', 'money', '', 'text'),
  wizard: of(
    'button',
    'title',
    'stepper, form-layout',
    'wizardDriver',
    'steps, heading, content, buttons',
  ),
  'zip-input': of('masked', 'field', 'address-fields', 'textFieldDriver', FIELD),
};
