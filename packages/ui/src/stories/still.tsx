import { type ReactNode, useState } from 'react';
import { popover as menuPanel } from '../components/menu/menu.css.ts';
import type { MenuEntry, MenuGroup } from '../components/menu/menu-entry.ts';
import { MenuList } from '../components/menu/menu-list.tsx';
import { DialogLayout } from '../components/modal/dialog-layout.tsx';
import * as modal from '../components/modal/modal.css.ts';
import {
  createNotifications,
  type NotificationKind,
  NotificationRegion,
} from '../components/notifications/index.ts';
import * as popover from '../components/popover/popover.css.ts';
import { tooltip } from '../components/tooltip/tooltip.css.ts';
import * as styles from './still.css.ts';

interface StillDialogProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
  readonly role?: 'dialog' | 'alertdialog' | undefined;
}

/** The layout of dialogs and drawers inline, so that it covers nothing. */
export const StillDialog = ({ title, children, footer, role }: StillDialogProps) => (
  <div className={modal.panel}>
    <DialogLayout
      role={role}
      title={title}
      footer={footer}
      className={modal.dialog}
      onClose={role === 'alertdialog' ? undefined : () => undefined}
    >
      {children}
    </DialogLayout>
  </div>
);

interface StillMenuProps {
  readonly label: string;
  readonly entries: readonly (MenuEntry | MenuGroup)[];
}

/** An open menu list, inline. */
export const StillMenu = ({ label, entries }: StillMenuProps) => (
  <div className={menuPanel}>
    <MenuList label={label} entries={entries} />
  </div>
);

/** An open popover panel, inline. */
export const StillPopover = ({ children }: { readonly children: ReactNode }) => (
  <div className={popover.popover}>
    <div className={popover.panel}>{children}</div>
  </div>
);

interface StillTooltipProps {
  readonly text: string;
  readonly children: ReactNode;
}

/** A control with its tooltip above it, as if hovered. */
export const StillTooltip = ({ text, children }: StillTooltipProps) => (
  <div className={styles.tooltip}>
    <span className={tooltip}>{text}</span>
    {children}
  </div>
);

interface StillNoticeProps {
  readonly kind: NotificationKind;
  readonly message: string;
}

/** The longest timer. */
const STAYS = 2_000_000_000;

/** A persistent notification, in a window as small as its picture. */
export function StillNotice({ kind, message }: StillNoticeProps) {
  const [notifications] = useState(() => {
    const made = createNotifications();
    made.show({ kind, message, duration: STAYS });
    return made;
  });
  return (
    <div className={styles.window}>
      <NotificationRegion notifications={notifications} />
    </div>
  );
}

/** A zoomed-out page, laid out as in a wide window. */
export const StillPage = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.far}>{children}</div>
);

/** A panel that covers the end of a narrow window covers the end of this element. */
export const StillPanel = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.tall}>{children}</div>
);
