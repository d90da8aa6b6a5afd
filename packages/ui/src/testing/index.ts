/**
 * Drivers for tests of what is built with the package: they find components as people do, by label
 * and role, and stay when markup and class names change.
 */
export { buttonDriver, linkDriver } from './drivers/button-driver.ts';
export { chartDriver } from './drivers/chart-driver.ts';
export {
  checkboxDriver,
  comboBoxDriver,
  radioGroupDriver,
  selectDriver,
} from './drivers/choice-driver.ts';
export { dialogDriver, menuDriver, paletteDriver } from './drivers/dialog-driver.ts';
export { fieldDriver, textFieldDriver } from './drivers/field-driver.ts';
export { sidebarDriver, tabsDriver, wizardDriver } from './drivers/navigation-driver.ts';
export { notificationDriver } from './drivers/notification-driver.ts';
export type { Person, Scope } from './drivers/scope.ts';
export { paginationDriver, type SortOrder, tableDriver } from './drivers/table-driver.ts';
