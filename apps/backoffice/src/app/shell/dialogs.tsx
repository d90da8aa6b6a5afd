import { SignOutEverywhereDialog } from '../../shared/session/sign-out-everywhere-dialog.tsx';
import { IdleDialog } from './idle-dialog.tsx';
import { UpgradeDialog } from './upgrade-dialog.tsx';

export interface DialogsProps {
  readonly isLeavingEverywhere: boolean;
  readonly onStay: () => void;
}

/** The dialogs that any page may open: each waits until there is something to say. */
export default function Dialogs({ isLeavingEverywhere, onStay }: DialogsProps) {
  return (
    <>
      <SignOutEverywhereDialog isOpen={isLeavingEverywhere} onClose={onStay} />
      <UpgradeDialog />
      <IdleDialog />
    </>
  );
}
