import * as tokenization from '@payfac/api/contract/tokenization';
import { FormSection } from '@payfac/ui/form-layout';
import { send } from '../../../shared/api/connection.ts';
import { counted } from '../../../shared/counted.ts';
import { WholeNumber } from '../../../shared/form/controls/amounts.tsx';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';
import { useCallForm } from '../../../shared/form/use-call-form.tsx';
import { notify } from '../../../shared/notify/notify.ts';

interface RateLimitDialogProps {
  readonly perMinute: number;
  readonly onClose: () => void;
}

/** Changes how fast accounts may turn cards into tokens, from the next card on. */
export function RateLimitDialog({ perMinute, onClose }: RateLimitDialogProps) {
  const form = useCallForm(tokenization.setRateLimit, {
    initial: { perMinute },
    call: (body) => send(tokenization.setRateLimit)({ body }),
    onDone: (limit) => {
      const cards = counted(limit.perMinute, 'card');
      notify('success', `Accounts may tokenize ${cards} a minute now.`);
      onClose();
    },
  });
  const { Field } = form;
  return (
    <FormDialog of={form} title="Rate limit" submitLabel="Save limit" onClose={onClose}>
      <FormSection columns={1}>
        <Field
          name="perMinute"
          as={WholeNumber}
          label="Cards a minute"
          description="For each account of every product, from 1 to 10,000. Takes effect with the next card."
          isRequired
        />
      </FormSection>
    </FormDialog>
  );
}
