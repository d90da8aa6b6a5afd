/**
 * Drivers for tests of screens built with the package: they find components by label and role, as users do, and keep
 * working when markup and class names change.
 */
export { buttonDriver, linkDriver } from './drivers/button-driver.ts';
export { chartDriver } from './drivers/chart-driver.ts';
export {
  checkboxDriver,
  comboBoxDriver,
  radioGroupDriver,
  selectDriver,
} from './drivers/choice-driver.ts';
export {
  contextMenuDriver,
  dialogDriver,
  menuDriver,
  paletteDriver,
} from './drivers/dialog-driver.ts';
export { disclosureDriver, inlineEditDriver, secretDriver } from './drivers/disclosure-driver.ts';
export { fieldDriver, textFieldDriver } from './drivers/field-driver.ts';
export { fileDropDriver } from './drivers/file-driver.ts';
export { bulkBarDriver, filterChipDriver } from './drivers/list-driver.ts';
export {
  sidebarDriver,
  stepperDriver,
  tabsDriver,
  wizardDriver,
} from './drivers/navigation-driver.ts';
export { notificationDriver } from './drivers/notification-driver.ts';
export { calendarDriver, dateRangeDriver, statsCardDriver } from './drivers/period-driver.ts';
export {
  codeDriver,
  commentThreadDriver,
  descriptionListDriver,
  timelineDriver,
} from './drivers/record-driver.ts';
export { type Person, type Scope, until } from './drivers/scope.ts';
export { savedViewDriver, tableSettingsDriver } from './drivers/settings-driver.ts';
export { paginationDriver, type SortOrder, tableDriver } from './drivers/table-driver.ts';
export { tagsDriver } from './drivers/tags-driver.ts';
export {
  checklistDriver,
  documentDriver,
  helpPanelDriver,
  inboxDriver,
  keyValueDriver,
  sortableListDriver,
} from './drivers/task-driver.ts';
