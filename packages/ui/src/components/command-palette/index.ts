export type { Command } from './command.ts';
export { CommandPalette, type CommandPaletteProps } from './command-palette.tsx';
