import * as secondFactor from '@payfac/api/contract/second-factor';
import * as users from '@payfac/api/contract/users';
import type { User } from '@payfac/domain/users';
import { Button } from '@payfac/ui/button';
import { ConfirmDialog } from '@payfac/ui/confirm-dialog';
import { Modal } from '@payfac/ui/modal';
import { useState } from 'react';
import { LogInAs } from '../../entities/users/log-in-as.tsx';
import { send } from '../../shared/api/connection.ts';
import { laterPart } from '../../shared/later/later-part.ts';
import type { RowAction } from '../../shared/lists/actions/row-action.ts';
import { useRun } from '../../shared/lists/actions/use-run.ts';
import { ShownOnce } from '../../shared/screen/secret.tsx';
import { sessionAtom } from '../../shared/session/session.ts';
import { canBeActedAs } from '../../shared/session/start-acting.ts';
import { read } from '../../shared/state/app.ts';

interface OneTimePasswordProps {
  readonly user: User;
  readonly onClose: () => void;
}

/** Sets a one-time password for a user. It is shown once and never stored in the clear. */
function OneTimePassword({ user, onClose }: OneTimePasswordProps) {
  const [password, setPassword] = useState<string>();
  const { isRunning, error, run } = useRun(
    async () => {
      const response = await send(users.resetPassword)({ params: { id: user.id } });
      setPassword(response.password);
    },
    () => undefined,
  );
  if (password === undefined) {
    return (
      <ConfirmDialog
        isOpen
        title={`Reset ${user.name}’s password?`}
        confirmLabel="Reset password"
        isConfirming={isRunning}
        error={error}
        onConfirm={run}
        onCancel={onClose}
      >
        We’ll sign them out everywhere. They’ll set a new password when they next sign in with the
        one-time password.
      </ConfirmDialog>
    );
  }
  return (
    <Modal
      isOpen
      isStatic
      onOpenChange={onClose}
      size="small"
      title={`One-time password for ${user.name}`}
      footer={
        <Button variant="primary" onPress={onClose}>
          Done
        </Button>
      }
    >
      <ShownOnce noun="one-time password" value={password} />
    </Modal>
  );
}

/** The dialogs, each loaded when it is first opened. */
const EditUser = laterPart(async () => (await import('./components/edit-user.tsx')).EditUser);
const UserProducts = laterPart(
  async () => (await import('./components/user-products.tsx')).UserProducts,
);

const idOf = ({ id }: User) => ({ params: { id } });

/** Users have a page for their own changes: they can't lock, reset, delete or promote themselves. */
const isSelf = ({ id }: User): boolean => read(sessionAtom).userId === id;
const isOther = (user: User): boolean => !isSelf(user);
const isAskedByOwn = ({ factorReset }: User): boolean =>
  factorReset?.askedByUserId === read(sessionAtom).userId;
const isOwn = (user: User): boolean => isSelf(user) && !read(sessionAtom).isLoggedInAs;

export const userActions: readonly RowAction<User>[] = [
  {
    label: 'Edit',
    ability: 'users.manage',
    isOffered: isOther,
    dialog: (user, close) => <EditUser user={user} onClose={close} />,
  },
  {
    label: 'Log in as',
    ability: 'auth.loginAs',
    isOffered: canBeActedAs,
    dialog: (user, close) => <LogInAs person={user} onClose={close} />,
  },
  {
    label: 'Products',
    ability: 'users.products',
    isOffered: isOther,
    dialog: (user, close) => <UserProducts user={user} onClose={close} />,
  },
  {
    label: 'Edit profile',
    isOffered: isOwn,
    href: () => '/profile',
  },
  {
    label: 'Change password',
    isOffered: isOwn,
    href: () => '/change-password',
  },
  {
    label: 'Unlock',
    ability: 'users.manage',
    isOffered: ({ status }) => status === 'locked',
    run: (user) => send(users.unlock)(idOf(user)),
    done: ({ name }) => `Unlocked ${name}.`,
  },
  {
    label: 'Reset password',
    ability: 'users.manage',
    isOffered: isOther,
    dialog: (user, close) => <OneTimePassword user={user} onClose={close} />,
  },
  {
    label: 'Require new password',
    ability: 'users.manage',
    isOffered: (user) => isOther(user) && !user.forcePasswordReset,
    confirm: ({ name }) => ({
      title: `Require ${name} to choose a new password?`,
      text: 'They’ll be signed out everywhere, and asked for one when they sign in again.',
      confirmLabel: 'Require new password',
    }),
    run: (user) => send(users.update)({ ...idOf(user), body: { forcePasswordReset: true } }),
    done: ({ name }) => `${name} will choose a new password at the next sign-in.`,
  },
  {
    label: 'Ask to reset second step',
    ability: 'users.secondFactor',
    isOffered: (user) => isOther(user) && user.hasSecondFactor && user.factorReset === null,
    confirm: ({ name }) => ({
      title: `Ask to reset ${name}’s second step?`,
      text: 'For somebody who lost their phone and recovery codes. Make sure that it is them who asks. Nothing changes until another administrator confirms it here, within a day.',
      confirmLabel: 'Ask for reset',
    }),
    run: (user) => send(secondFactor.askReset)(idOf(user)),
    done: ({ name }) =>
      `Asked to reset ${name}’s second step. Another administrator confirms it here.`,
  },
  {
    label: 'Confirm reset of second step',
    ability: 'users.secondFactor',
    isOffered: (user) => isOther(user) && user.factorReset !== null && !isAskedByOwn(user),
    confirm: ({ name, factorReset }) => ({
      title: `Reset ${name}’s second step?`,
      text: `${factorReset?.askedBy ?? 'An administrator'} asked for it. ${name} will be signed out everywhere, and sign in by password alone until they add a second step again.`,
      confirmLabel: 'Reset second step',
      tone: 'danger',
    }),
    run: (user) => send(secondFactor.confirmReset)(idOf(user)),
    done: ({ name }) => `Reset ${name}’s second step.`,
  },
  {
    label: 'Refuse reset of second step',
    ability: 'users.secondFactor',
    isOffered: ({ factorReset }) => factorReset !== null,
    run: (user) => send(secondFactor.refuseReset)(idOf(user)),
    done: ({ name }) => `${name}’s second step stays as it is.`,
  },
  {
    label: 'Delete',
    ability: 'users.manage',
    tone: 'danger',
    isOffered: isOther,
    confirm: ({ name }) => ({
      title: `Delete ${name}?`,
      text: 'They’ll be signed out and can’t sign in again. This can’t be undone.',
      confirmLabel: 'Delete user',
      tone: 'danger',
    }),
    run: (user) => send(users.remove)(idOf(user)),
    done: ({ name }) => `Deleted ${name}.`,
  },
];
