import * as applications from '@payfac/api/contract/applications';
import { type Check, checkKindLabels } from '@payfac/domain/accounts';
import { Inline } from '@payfac/ui/layout';
import { send } from '../../../shared/api/connection.ts';
import { DialogButton } from '../../../shared/form/dialog-button.tsx';
import { AskDialog } from '../ask-dialog.tsx';

/** The longest evidence that the platform accepts. */
const LONGEST = 2000;

interface ClearMatchDialogProps {
  readonly check: Check;
  readonly onClose: () => void;
}

/** Asks for the evidence that a match is a different person or business. */
function ClearMatchDialog({ check, onClose }: ClearMatchDialogProps) {
  const { applicationId, checkId, kind, subject, detail } = check;
  return (
    <AskDialog
      title={`Clear the match for ${subject}?`}
      text={`${checkKindLabels[kind]}: ${detail ?? 'Fail.'}`}
      words={{
        label: 'Evidence',
        description:
          'Say how you know it isn’t a match. Your name and this text stay with the check.',
        isRequired: true,
        maxLength: LONGEST,
        missing: 'Enter how you know it isn’t a match.',
      }}
      label="Clear match"
      act={(evidence) =>
        send(applications.clearCheck)({
          params: { id: applicationId, checkId },
          body: { evidence },
        })
      }
      done={`Cleared the match for ${subject}.`}
      onClose={onClose}
    />
  );
}

/** Opens the dialog that clears a check's match. */
export const ClearMatch = ({ check }: { readonly check: Check }) => (
  <Inline>
    <DialogButton
      aria-label={`Clear match for ${check.subject}`}
      dialog={(close) => <ClearMatchDialog check={check} onClose={close} />}
    >
      Clear match
    </DialogButton>
  </Inline>
);
