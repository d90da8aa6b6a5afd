import { nameOf, useAccount } from '../account.ts';
import { AskDialog } from '../ask-dialog.tsx';
import type { AccountMove } from './account-move.ts';
import { moveTexts, type PlainMoveId } from './move-texts.ts';
import { runMove } from './run-move.ts';

/** The platform keeps a reason of this length. */
const LONGEST = 500;

interface MoveDialogProps {
  readonly id: PlainMoveId;
  readonly tone?: AccountMove['tone'];
  readonly onClose: () => void;
}

/** Asks before an account moves, and for a reason where one is kept. */
export function MoveDialog({ id, tone, onClose }: MoveDialogProps) {
  const account = useAccount();
  const { title, text, words, confirmLabel, done } = moveTexts[id];
  const name = nameOf(account.application);
  return (
    <AskDialog
      title={title(name)}
      text={text}
      words={
        words && {
          label: words.label,
          description: words.note,
          isRequired: words.isRequired,
          maxLength: LONGEST,
          missing: 'Enter a reason.',
        }
      }
      label={confirmLabel}
      tone={tone}
      act={(written) => runMove(id, account, written)}
      done={done(name)}
      onClose={onClose}
    />
  );
}
