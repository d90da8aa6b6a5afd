import { IconButton } from '@payfac/ui/icon-button';
import { MoonIcon, SearchIcon, SunIcon } from '@payfac/ui/icons';
import { useAtom } from 'jotai';
import { isHeldBack, useSession } from '../../shared/session/session.ts';
import { themeAtom } from '../../shared/theme/theme.ts';
import { AccountContext } from './account-context.tsx';
import { NotificationBell } from './notification-bell.tsx';
import { PersonMenu } from './person-menu.tsx';
import * as styles from './shell.css.ts';

interface TopBarProps {
  readonly onLeave: () => void;
  readonly onSearch: () => void;
}

/** Facilitator, chosen account, color mode, notifications and the signed-in user. */
export function TopBar({ onLeave, onSearch }: TopBarProps) {
  const session = useSession();
  const [{ mode }, setTheme] = useAtom(themeAtom);
  const other = mode === 'dark' ? 'light' : 'dark';
  return (
    <div className={styles.topBar}>
      <span className={styles.facilitator}>{`${session.branding.facilitatorName} Backoffice`}</span>
      {!isHeldBack(session) && (
        <div className={styles.phoneOnly}>
          <IconButton label="Search" icon={<SearchIcon size={20} />} onPress={onSearch} />
        </div>
      )}
      <div className={styles.tools}>
        <div className={styles.roomy}>
          <AccountContext />
          <IconButton
            label={`Switch to ${other} mode`}
            icon={mode === 'dark' ? <SunIcon size={16} /> : <MoonIcon size={16} />}
            onPress={() => setTheme({ mode: other })}
          />
          {!isHeldBack(session) && <NotificationBell />}
        </div>
        <PersonMenu onLeave={onLeave} />
      </div>
    </div>
  );
}
