import * as commentsCalls from '@payfac/api/contract/comments';
import { type Comment, maximumCommentLength } from '@payfac/domain/comments';
import { Badge } from '@payfac/ui/badge';
import { Button } from '@payfac/ui/button';
import { CommentThread, type ThreadComment } from '@payfac/ui/comment-thread';
import { Stack } from '@payfac/ui/layout';
import { Text } from '@payfac/ui/typography';
import { Suspense, useState } from 'react';
import { send } from '../../../shared/api/connection.ts';
import { counted } from '../../../shared/counted.ts';
import { changes } from '../../../shared/query/client.ts';
import { useSession } from '../../../shared/session/session.ts';
import { showMoment } from '../../../shared/time/show.ts';
import { nameOf, useAccount } from '../account.ts';
import { LoadedCard } from '../loaded-card.tsx';
import { aboutAccount, useComments } from './comments.ts';
import { EditComment } from './edit-comment.tsx';

/** What staff say of the account to each other; the merchant never sees it. */
export function CommentsCard() {
  const { application } = useAccount();
  const { userId } = useSession();
  const comments = useComments();
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
    await send(commentsCalls.set)({ body: { ...aboutAccount(application), text } });
    await changes.loaded();
  };
  return (
    <>
      <LoadedCard
        title="Comments"
        description="Between staff. The merchant never sees them."
        of={comments}
        problem="Couldn't load comments"
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
