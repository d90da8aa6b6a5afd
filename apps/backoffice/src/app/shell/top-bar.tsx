import { Button } from '@payfac/ui/button';
import { IconButton } from '@payfac/ui/icon-button';
import { MoonIcon, SearchIcon, SunIcon } from '@payfac/ui/icons';
import { ShortcutKeys } from '@payfac/ui/shortcut-help';
import { useAtom } from 'jotai';
import { mustResetPassword, useSession } from '../../shared/session/session.ts';
import { themeAtom } from '../../shared/theme/theme.ts';
import { AccountContext } from './account-context.tsx';
import { NotificationBell } from './notification-bell.tsx';
import { PersonMenu } from './person-menu.tsx';
import * as styles from './shell.css.ts';

interface TopBarProps {
  readonly onLeave: () => void;
  readonly onSearch: () => void;
}

/** Facilitator, chosen account, color mode, what is new and who is signed in. */
export function TopBar({ onLeave, onSearch }: TopBarProps) {
  const session = useSession();
  const [{ mode }, setTheme] = useAtom(themeAtom);
  const other = mode === 'dark' ? 'light' : 'dark';
  return (
    <div className={styles.topBar}>
      <span className={styles.facilitator}>{`${session.branding.facilitatorName} Backoffice`}</span>
      {!mustResetPassword(session) && (
        <Button variant="quiet" onPress={onSearch}>
          <SearchIcon size={16} />
          <span className={styles.searchText}>Search</span>
          <span className={styles.searchKeys}>
            <ShortcutKeys shortcut="mod+k" />
          </span>
        </Button>
      )}
      <div className={styles.tools}>
        <AccountContext />
        <IconButton
          label={`Switch to ${other} mode`}
          icon={mode === 'dark' ? <SunIcon size={16} /> : <MoonIcon size={16} />}
          onPress={() => setTheme({ mode: other })}
        />
        {!mustResetPassword(session) && <NotificationBell />}
        <PersonMenu onLeave={onLeave} />
      </div>
    </div>
  );
}
