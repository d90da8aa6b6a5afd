import { roleLabels, rolesOf } from '@payfac/domain/access';
import { exitLabel } from '@payfac/domain/navigation';
import { Button } from '@payfac/ui/button';
import { LogOutIcon, MoonIcon, PersonIcon, SunIcon } from '@payfac/ui/icons';
import { Link } from '@payfac/ui/link';
import { useAtom } from 'jotai';
import { otherAppsOf } from '../../shared/session/other-apps.ts';
import { useHolder, useSession } from '../../shared/session/session.ts';
import { themeAtom } from '../../shared/theme/theme.ts';
import { AccountContext } from './account-context.tsx';
import { BarPanel } from './bar-panel.tsx';
import * as styles from './shell.css.ts';

interface PersonMenuProps {
  readonly onLeave: () => void;
}

/** The signed-in user at every width, with the sign-out. */
export function PersonMenu({ onLeave }: PersonMenuProps) {
  const { name, username, isLoggedInAs } = useSession();
  const holder = useHolder();
  const [{ mode }, setTheme] = useAtom(themeAtom);
  const other = mode === 'dark' ? 'light' : 'dark';
  const apps = otherAppsOf(holder);
  const roles = rolesOf(holder)
    .map((role) => roleLabels[role])
    .join(', ');
  return (
    <BarPanel
      label="Signed in"
      trigger={
        <Button variant="quiet" aria-label={`Signed in as ${name}`}>
          <PersonIcon size={18} />
          <span className={styles.person}>{name}</span>
        </Button>
      }
    >
      <div className={styles.identity}>
        <strong>{name}</strong>
        <span className={styles.role}>{roles}</span>
        <span className={styles.role}>{username}</span>
      </div>
      {apps.length > 0 && (
        <nav className={styles.apps} aria-label="Other apps">
          {apps.map(({ label, href }) => (
            <Link key={href} href={href} isExternal variant="standalone">
              {label}
            </Link>
          ))}
        </nav>
      )}
      <div className={styles.phonePanel}>
        <AccountContext />
        <Button
          icon={other === 'dark' ? <MoonIcon size={16} /> : <SunIcon size={16} />}
          onPress={() => setTheme({ mode: other })}
        >
          {`Switch to ${other} mode`}
        </Button>
      </div>
      <Button icon={<LogOutIcon size={16} />} onPress={onLeave}>
        {exitLabel(isLoggedInAs ? username : undefined)}
      </Button>
    </BarPanel>
  );
}
