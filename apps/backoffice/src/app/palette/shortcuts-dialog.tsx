import { ShortcutHelp } from '@payfac/ui/shortcut-help';
import { Switch } from '@payfac/ui/switch';
import { useAtom } from 'jotai';
import { singleKeysAtom } from '../../shared/keys/single-keys.ts';
import type { AppRoute } from '../../shared/routes/route.ts';
import { goKeysOf } from './go-keys.ts';

interface ShortcutsDialogProps {
  /** The pages that the user may open. */
  readonly pages: readonly AppRoute[];
  readonly onClose: () => void;
}

const everywhere = [
  { keys: ['mod+k', '/'], label: 'Search pages, actions, and records' },
  { keys: ['?'], label: 'Show keyboard shortcuts' },
];

const inList = [
  { keys: ['j'], label: 'Next row' },
  { keys: ['k'], label: 'Previous row' },
  { keys: ['enter'], label: 'Open the row' },
];

const inRecord = [
  { keys: ['j'], label: 'Next record' },
  { keys: ['k'], label: 'Previous record' },
  { keys: ['escape'], label: 'Close the record' },
];

/** The keyboard shortcuts of this user's pages; single-key shortcuts can be turned off. */
export function ShortcutsDialog({ pages, onClose }: ShortcutsDialogProps) {
  const [isOn, setOn] = useAtom(singleKeysAtom);
  const keys = goKeysOf(pages);
  const goTo = pages.flatMap(({ path, title }) => {
    const shortcut = keys.get(path);
    return shortcut === undefined ? [] : [{ keys: [shortcut], label: title }];
  });
  return (
    <ShortcutHelp
      isOpen
      onOpenChange={onClose}
      sections={[
        { title: 'Anywhere', shortcuts: everywhere },
        { title: 'In a list', shortcuts: inList },
        { title: 'In an open record', shortcuts: inRecord },
        { title: 'Go to', shortcuts: goTo },
      ]}
    >
      <Switch
        label="Shortcuts without Ctrl or Command"
        description="Turn these off if you use speech input or press keys by accident."
        value={isOn}
        onChange={setOn}
      />
    </ShortcutHelp>
  );
}
