import { applicationUpgraded } from '@payfac/api/messages';
import { Button } from '@payfac/ui/button';
import { Modal } from '@payfac/ui/modal';
import { useEffect, useState } from 'react';
import { hasUpgraded, onUpgrade } from '../../shared/api/upgrade.ts';
import { useSession } from '../../shared/session/session.ts';
import { signOut } from '../../shared/session/sign-out.ts';

/** Blocks the app once the server's application version has changed; OK signs out. */
export function UpgradeDialog() {
  const session = useSession();
  const [isOpen, setOpen] = useState(hasUpgraded);
  useEffect(() => onUpgrade(() => setOpen(true)), []);
  return (
    <Modal
      isOpen={isOpen}
      isStatic
      onOpenChange={setOpen}
      title={applicationUpgraded.title}
      size="small"
      role="alertdialog"
      footer={
        <Button variant="primary" autoFocus onPress={() => void signOut(session, 'upgraded')}>
          {applicationUpgraded.action}
        </Button>
      }
    >
      <p>{applicationUpgraded.body}</p>
    </Modal>
  );
}
