import * as comments from '@payfac/api/contract/comments';
import { type Comment, maximumCommentLength } from '@payfac/domain/comments';
import { FormSection } from '@payfac/ui/form-layout';
import { send } from '../../../shared/api/connection.ts';
import { LongText } from '../../../shared/form/controls/text.tsx';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';
import { useCallForm } from '../../../shared/form/use-call-form.tsx';
import { notify } from '../../../shared/notify/notify.ts';

interface EditCommentProps {
  readonly comment: Comment;
  readonly onClose: () => void;
}

/** Changes a comment of one's own; it says afterwards that it was edited. */
export function EditComment({ comment, onClose }: EditCommentProps) {
  const { _id, modelName, modelId, text } = comment;
  const form = useCallForm(comments.set, {
    initial: { _id, modelName, modelId, text },
    call: (body) => send(comments.set)({ body }),
    onDone: () => {
      notify('success', 'Saved the comment.');
      onClose();
    },
  });
  const { Field } = form;
  return (
    <FormDialog of={form} title="Edit comment" submitLabel="Save comment" onClose={onClose}>
      <FormSection columns={1}>
        <Field
          name="text"
          as={LongText}
          label="Comment"
          isRequired
          rows={6}
          maxLength={maximumCommentLength}
        />
      </FormSection>
    </FormDialog>
  );
}
