import { SignOutEverywhereDialog } from '../../shared/session/sign-out-everywhere-dialog.tsx';
import { IdleDialog } from './idle-dialog.tsx';
import { UpgradeDialog } from './upgrade-dialog.tsx';

export interface DialogsProps {
  readonly isLeavingEverywhere: boolean;
  readonly onStay: () => void;
}

/** Dialogs that can open on any page, when there is something to show. */
export default function Dialogs({ isLeavingEverywhere, onStay }: DialogsProps) {
  return (
    <>
      <SignOutEverywhereDialog isOpen={isLeavingEverywhere} onClose={onStay} />
      <UpgradeDialog />
      <IdleDialog />
    </>
  );
}
