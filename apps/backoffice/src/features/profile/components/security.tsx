import { Button } from '@payfac/ui/button';
import { Card } from '@payfac/ui/card';
import { Link } from '@payfac/ui/link';
import { useState } from 'react';
import { SignOutEverywhereDialog } from '../../../shared/session/sign-out-everywhere-dialog.tsx';
import * as styles from './profile.css.ts';

/** The password, and an end to every session of the person. */
export function Security() {
  const [isLeaving, setLeaving] = useState(false);
  return (
    <Card title="Security">
      <div className={styles.rows}>
        <div className={styles.row}>
          <div>
            <p className={styles.term}>Password</p>
            <p className={styles.hint}>You'll need your current password to change it.</p>
          </div>
          <Link href="/change-password">Change password</Link>
        </div>
        <div className={styles.row}>
          <div>
            <p className={styles.term}>Signed-in devices</p>
            <p className={styles.hint}>Ends your sessions here and on all other devices.</p>
          </div>
          <Button onPress={() => setLeaving(true)}>Sign out everywhere</Button>
        </div>
      </div>
      <SignOutEverywhereDialog isOpen={isLeaving} onClose={() => setLeaving(false)} />
    </Card>
  );
}
