import { Palette, type PaletteProps } from './palette.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';

export type QuickView = 'palette' | 'shortcuts';

export interface PanelProps extends PaletteProps {
  readonly view: QuickView;
}

/** What the shell's keys open; loaded with the first one. */
export const Panel = ({ view, pages, actions, onClose }: PanelProps) =>
  view === 'palette' ? (
    <Palette pages={pages} actions={actions} onClose={onClose} />
  ) : (
    <ShortcutsDialog pages={pages} onClose={onClose} />
  );
