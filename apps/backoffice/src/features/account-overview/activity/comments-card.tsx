import type { Output } from '@payfac/api';
import * as comments from '@payfac/api/contract/comments';
import type { Application } from '@payfac/domain/accounts';
import { type Comment, maximumCommentLength } from '@payfac/domain/comments';
import { Badge } from '@payfac/ui/badge';
import { Button } from '@payfac/ui/button';
import { CommentThread, type ThreadComment } from '@payfac/ui/comment-thread';
import { Stack } from '@payfac/ui/layout';
import { Text } from '@payfac/ui/typography';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { send } from '../../../shared/api/connection.ts';
import { counted } from '../../../shared/counted.ts';
import { LongText } from '../../../shared/form/controls/text.tsx';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';
import { useCallForm } from '../../../shared/form/use-call-form.tsx';
import { notify } from '../../../shared/notify/notify.ts';
import { changes, settled } from '../../../shared/query/client.ts';
import { shows } from '../../../shared/query/follow.ts';
import { useSession } from '../../../shared/session/session.ts';
import { showMoment } from '../../../shared/time/show.ts';
import { nameOf, useAccount } from '../account.ts';
import { LoadedCard } from '../cards.tsx';

/** The most comments per page of the call. */
const MOST = 100;

/** The subject of a comment on an account. */
const aboutAccount = ({ applicationId }: Application) =>
  ({ modelName: 'applications', modelId: applicationId }) as const;

/** The comments on the account, newest first. */
function useComments() {
  const { application } = useAccount();
  return useQuery<Output<typeof comments.list>>({
    queryKey: [shows(comments.list), 'comments', application.applicationId],
    queryFn: ({ signal }) =>
      settled(
        send(comments.list)(
          { query: { ...aboutAccount(application), sort: '-createdAt', pageSize: MOST } },
          { signal, lane: 'account.comments' },
        ),
      ),
  });
}

interface EditCommentProps {
  readonly comment: Comment;
  readonly onClose: () => void;
}

/** Edits the user's own comment, which is then marked as edited. */
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
    <FormDialog
      of={form}
      title="Edit comment"
      submitLabel="Save comment"
      onClose={onClose}
      columns={1}
    >
      <Field
        name="text"
        as={LongText}
        label="Comment"
        isRequired
        rows={6}
        maxLength={maximumCommentLength}
      />
    </FormDialog>
  );
}

/** Staff's comments on the account; the merchant never sees them. */
export function CommentsCard() {
  const { application } = useAccount();
  const { userId } = useSession();
  const found = useComments();
  const [edited, setEdited] = useState<Comment>();
  const shown = (comment: Comment): ThreadComment => ({
    id: comment._id,
    author: comment.name,
    time: showMoment(comment.createdAt),
    dateTime: comment.createdAt.toISOString(),
    body: comment.text,
    ...(comment.editedAt && { badge: <Badge size="small">Edited</Badge> }),
    ...(comment.userId === userId && {
      actions: (
        <Button size="small" variant="quiet" onPress={() => setEdited(comment)}>
          Edit
        </Button>
      ),
    }),
  });
  const say = async (text: string) => {
    await send(comments.set)({ body: { ...aboutAccount(application), text } });
    await changes().loaded();
  };
  return (
    <>
      <LoadedCard
        title="Comments"
        description="Internal only. Merchants can’t see comments."
        of={found}
        problem="Couldn’t load comments"
      >
        {({ data, count }) => (
          <Stack gap="md">
            {count > data.length && (
              <Text tone="muted" size="small">
                {`The latest ${data.length} of ${counted(count, 'comment')}.`}
              </Text>
            )}
            <CommentThread
              label={`Comments on ${nameOf(application)}`}
              comments={data.toReversed().map(shown)}
              maxLength={maximumCommentLength}
              onSend={say}
            />
          </Stack>
        )}
      </LoadedCard>
      {edited && (
        <Suspense>
          <EditComment comment={edited} onClose={() => setEdited(undefined)} />
        </Suspense>
      )}
    </>
  );
}
