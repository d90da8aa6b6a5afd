import type { MenuProps } from '@payfac/ui/menu';
import {
  cloneElement,
  createElement,
  type FunctionComponent,
  type ReactElement,
  useCallback,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import * as styles from './later-menu.css.ts';
import { notifyMissing } from './use-later.ts';

type Menu = FunctionComponent<MenuProps>;

let loaded: Menu | undefined;

async function load(): Promise<Menu> {
  const module = await import('@payfac/ui/menu');
  loaded = module.Menu;
  return loaded;
}

/** Once it is likely to be wanted; a failure is told when it is. */
const preload = () => void load().catch(() => undefined);

interface LaterMenuProps extends Omit<MenuProps, 'isOpen' | 'onOpenChange' | 'trigger'> {
  readonly trigger: ReactElement<{ readonly onPress?: () => unknown }>;
}

/** A menu whose code is fetched when it is first pointed at or opened. */
export function LaterMenu({ trigger, ...props }: LaterMenuProps) {
  const [menu, setMenu] = useState(() => loaded);
  const [isOpen, setOpen] = useState(false);
  const [place, setPlace] = useState<HTMLSpanElement | null>(null);

  const open = useCallback(async () => {
    try {
      const found = await load();
      // The button is another one once the menu has come: it gets the focus back before the menu opens.
      flushSync(() => setMenu(() => found));
      place?.querySelector('button')?.focus();
      setOpen(true);
    } catch {
      notifyMissing();
    }
  }, [place]);

  return (
    <span ref={setPlace} className={styles.place} onPointerEnter={preload} onFocus={preload}>
      {menu
        ? createElement(menu, { ...props, trigger, isOpen, onOpenChange: setOpen })
        : cloneElement(trigger, { onPress: open })}
    </span>
  );
}
