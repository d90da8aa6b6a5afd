import { roleLabels, rolesOf } from '@payfac/domain/access';
import { exitLabel } from '@payfac/domain/navigation';
import { Button } from '@payfac/ui/button';
import { LogOutIcon, PersonIcon } from '@payfac/ui/icons';
import { useHolder, useSession } from '../../shared/session/session.ts';
import { BarPanel } from './bar-panel.tsx';
import * as styles from './shell.css.ts';

interface PersonMenuProps {
  readonly onLeave: () => void;
}

/** Who is signed in, at every width, and the way out. */
export function PersonMenu({ onLeave }: PersonMenuProps) {
  const { name, username, isLoggedInAs } = useSession();
  const roles = rolesOf(useHolder())
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
      <Button icon={<LogOutIcon size={16} />} onPress={onLeave}>
        {exitLabel(isLoggedInAs ? username : undefined)}
      </Button>
    </BarPanel>
  );
}
