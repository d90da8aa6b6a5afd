import * as products from '@payfac/api/contract/products';
import { Button } from '@payfac/ui/button';
import { IconButton } from '@payfac/ui/icon-button';
import { MoreIcon } from '@payfac/ui/icons';
import { ButtonLink } from '@payfac/ui/link';
import { LaterMenu } from '@payfac/ui/menu';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { isResumable, resumeAddress } from '../../../entities/accounts/resumable.ts';
import { productsBut } from '../../../entities/products/picker.ts';
import { laterPart } from '../../../shared/later/later-part.ts';
import { notifyMissing } from '../../../shared/later/use-later.ts';
import { shows } from '../../../shared/query/follow.ts';
import { nameOf, useAccount, useMay } from '../account.ts';
import { type AccountMove, movesOf } from '../moves/account-move.ts';
import { ApproveDialog } from '../moves/approve-dialog.tsx';
import { MoveDialog } from '../moves/move-dialog.tsx';

/** Whether there is another product to clone the account for; false until that is known. */
function useOtherProducts(spProductId: string, isAsked: boolean): boolean {
  const { data } = useQuery({
    queryKey: [shows(products.list), 'products', 'others', spProductId],
    queryFn: ({ signal }) => productsBut(spProductId).search('', signal),
    enabled: isAsked,
  });
  return data !== undefined && data.length > 0;
}

const CloneDialog = laterPart(async () => (await import('./clone-dialog.tsx')).CloneDialog);
const LogInAsSomebody = laterPart(
  async () => (await import('../../../entities/users/log-in-as-somebody.tsx')).LogInAsSomebody,
);

type Opened = AccountMove | 'clone' | 'log-in';

/** The actions this user may take on the account now: its next moves as buttons, the rest in a menu. */
export function AccountActions() {
  const { application } = useAccount();
  const may = useMay();
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const name = nameOf(application);
  const moves = movesOf(application, may);
  const isCloneable = useOtherProducts(application.spProductId, may('accounts.clone'));
  const isResumed = may('accounts.new') && isResumable(application);
  const entries = [
    ...(isCloneable
      ? [{ id: 'clone', label: 'Clone for another product', onAction: () => setOpened('clone') }]
      : []),
    ...(may('auth.loginAs')
      ? [{ id: 'log-in', label: 'Log in as…', onAction: () => setOpened('log-in') }]
      : []),
    ...moves
      .filter(({ isSeldom }) => isSeldom)
      .map((move) => ({
        id: move.id,
        label: move.label,
        tone: 'danger' as const,
        onAction: () => setOpened(move),
      })),
  ];
  return (
    <>
      {isResumed && <ButtonLink href={resumeAddress(application)}>Continue application</ButtonLink>}
      {moves
        .filter(({ isSeldom }) => !isSeldom)
        .map((move) => (
          <Button
            key={move.id}
            variant={move.tone === 'primary' ? 'primary' : 'secondary'}
            onPress={() => setOpened(move)}
          >
            {move.label}
          </Button>
        ))}
      {entries.length > 0 && (
        <LaterMenu
          label={`More actions for ${name}`}
          placement="bottom end"
          trigger={<IconButton label="More actions" icon={<MoreIcon size={16} />} />}
          onMissing={notifyMissing}
          entries={entries}
        />
      )}
      {opened && (
        <Suspense>
          {opened === 'clone' && <CloneDialog onClose={close} />}
          {opened === 'log-in' && (
            <LogInAsSomebody
              account={{ subMerchantId: application.subMerchantId, dbaName: name }}
              onClose={close}
            />
          )}
          {typeof opened === 'object' && opened.id === 'approve' && (
            <ApproveDialog onClose={close} />
          )}
          {typeof opened === 'object' && opened.id !== 'approve' && (
            <MoveDialog
              id={opened.id}
              onClose={close}
              {...(opened.tone && { tone: opened.tone })}
            />
          )}
        </Suspense>
      )}
    </>
  );
}
