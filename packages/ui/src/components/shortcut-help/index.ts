export { ShortcutHelp, type ShortcutHelpProps, type ShortcutSection } from './shortcut-help.tsx';
export { ShortcutKeys, type ShortcutKeysProps } from './shortcut-keys.tsx';
export { type ShortcutOptions, useShortcuts } from './use-shortcuts.ts';
