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
import type { MenuProps } from './menu.tsx';

let loaded: FunctionComponent<MenuProps> | undefined;

async function load(): Promise<FunctionComponent<MenuProps>> {
  const module = await import('./menu.tsx');
  loaded = module.Menu;
  return loaded;
}

/** Once it is likely to be wanted; a failure is told when it is. */
const preload = () => void load().catch(() => undefined);

export interface LaterMenuProps extends Omit<MenuProps, 'isOpen' | 'onOpenChange' | 'trigger'> {
  /** The button that opens it: a `Button` or an `IconButton`. */
  trigger: ReactElement<{ readonly onPress?: () => unknown }>;
  /** Called when its code could not be fetched: say so. The next press tries again. */
  onMissing?: (() => void) | undefined;
}

/** A menu whose code is fetched when it is first pointed at or opened. */
export function LaterMenu({ trigger, onMissing, ...props }: LaterMenuProps) {
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
      onMissing?.();
    }
  }, [place, onMissing]);

  return (
    <span ref={setPlace} className={styles.place} onPointerEnter={preload} onFocus={preload}>
      {menu
        ? createElement(menu, { ...props, trigger, isOpen, onOpenChange: setOpen })
        : cloneElement(trigger, { onPress: open })}
    </span>
  );
}
