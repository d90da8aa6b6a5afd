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

/** Preloads when use is likely; an error is reported only on use. */
const preload = () => void load().catch(() => undefined);

export interface LaterMenuProps extends Omit<MenuProps, 'isOpen' | 'onOpenChange' | 'trigger'> {
  /** The trigger: a `Button` or an `IconButton`. */
  trigger: ReactElement<{ readonly onPress?: () => unknown }>;
  /** Called when its code failed to load: tell the user. The next press retries. */
  onMissing?: (() => void) | undefined;
}

/** A menu whose code loads on first hover or press. */
export function LaterMenu({ trigger, onMissing, ...props }: LaterMenuProps) {
  const [menu, setMenu] = useState(() => loaded);
  const [isOpen, setOpen] = useState(false);
  const [place, setPlace] = useState<HTMLSpanElement | null>(null);

  const open = useCallback(async () => {
    try {
      const found = await load();
      // The loaded menu renders a different button: focus it before the menu opens.
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
