import type { Meta, StoryObj } from '@storybook/react-vite';
import { Case, Cases } from '../../stories/cases.tsx';
import { ShortcutKeys } from './index.ts';

const meta = {
  title: 'Navigation/Shortcut help/States',
  id: 'components-shortcuthelp-states',
  component: ShortcutKeys,
} satisfies Meta<typeof ShortcutKeys>;
export default meta;

const shortcuts = ['k', '?', 'mod+k', 'mod+shift+p', 'arrowup', 'escape', 'space'];

export const Keys: StoryObj = {
  render: () => (
    <Cases>
      {shortcuts.map((shortcut) => (
        <Case key={shortcut} label={shortcut}>
          <ShortcutKeys shortcut={shortcut} />
        </Case>
      ))}
    </Cases>
  ),
};
