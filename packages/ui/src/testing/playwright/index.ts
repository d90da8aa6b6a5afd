/**
 * The drivers of `@payfac/ui/testing` for Playwright: the same names, arguments and methods, on a page or a part of it.
 * Every method returns a promise and waits as Playwright does. They have `locator` instead of `element()`.
 */
export { buttonDriver, linkDriver } from './button-driver.ts';
export { chartDriver } from './chart-driver.ts';
export {
  checkboxDriver,
  comboBoxDriver,
  radioGroupDriver,
  selectDriver,
} from './choice-driver.ts';
export {
  contextMenuDriver,
  dialogDriver,
  menuDriver,
  paletteDriver,
} from './dialog-driver.ts';
export { disclosureDriver, inlineEditDriver, secretDriver } from './disclosure-driver.ts';
export { fieldDriver, textFieldDriver } from './field-driver.ts';
export { fileDropDriver } from './file-driver.ts';
export { bulkBarDriver, filterChipDriver } from './list-driver.ts';
export {
  sidebarDriver,
  stepperDriver,
  tabsDriver,
  wizardDriver,
} from './navigation-driver.ts';
export { notificationDriver } from './notification-driver.ts';
export { calendarDriver, dateRangeDriver, statsCardDriver } from './period-driver.ts';
export {
  codeDriver,
  commentThreadDriver,
  descriptionListDriver,
  timelineDriver,
} from './record-driver.ts';
export type { Scope } from './scope.ts';
export { savedViewDriver, tableSettingsDriver } from './settings-driver.ts';
export { paginationDriver, type SortOrder, tableDriver } from './table-driver.ts';
export { tagsDriver } from './tags-driver.ts';
export {
  checklistDriver,
  documentDriver,
  helpPanelDriver,
  inboxDriver,
  keyValueDriver,
  sortableListDriver,
} from './task-driver.ts';
