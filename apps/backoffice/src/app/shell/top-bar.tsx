import { roleLabels, rolesOf } from '@payfac/domain/access';
import { IconButton } from '@payfac/ui/icon-button';
import { MoonIcon, SunIcon } from '@payfac/ui/icons';
import { useAtom } from 'jotai';
import { useHolder, useSession } from '../../shared/session/session.ts';
import { themeAtom } from '../../shared/theme/theme.ts';
import { AccountContext } from './account-context.tsx';
import * as styles from './shell.css.ts';

/** Facilitator, chosen account, color mode and who is signed in. */
export function TopBar() {
  const { name, branding } = useSession();
  const roles = rolesOf(useHolder());
  const [{ mode }, setTheme] = useAtom(themeAtom);
  const other = mode === 'dark' ? 'light' : 'dark';
  return (
    <div className={styles.topBar}>
      <span className={styles.facilitator}>{`${branding.facilitatorName} Backoffice`}</span>
      <div className={styles.tools}>
        <AccountContext />
        <IconButton
          label={`Use ${other} mode`}
          icon={mode === 'dark' ? <SunIcon size={16} /> : <MoonIcon size={16} />}
          onPress={() => setTheme({ mode: other })}
        />
        <span className={styles.person}>
          {name}
          <span className={styles.role}>{roles.map((role) => roleLabels[role]).join(', ')}</span>
        </span>
      </div>
    </div>
  );
}
