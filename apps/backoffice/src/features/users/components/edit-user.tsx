import type { update } from '@payfac/api/contract/users';
import * as users from '@payfac/api/contract/users';
import { isSameMembership, type Membership } from '@payfac/domain/access';
import type { User } from '@payfac/domain/users';
import { FormSection, FormWide } from '@payfac/ui/form-layout';
import * as z from 'zod/mini';
import { send } from '../../../shared/api/connection.ts';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';
import { useCallForm } from '../../../shared/form/use-call-form.tsx';
import { notify } from '../../../shared/notify/notify.ts';
import { fieldOfCode, personFields } from './person-fields.tsx';

type Changes = z.output<typeof update.body>;

const isHeldBy = (some: readonly Membership[], others: readonly Membership[]): boolean =>
  some.every((one) => others.some((other) => isSameMembership(one, other)));

const isSameHolding = (some: readonly Membership[], others: readonly Membership[]): boolean =>
  isHeldBy(some, others) && isHeldBy(others, some);

/** Only the changed fields: the log names everything that is sent, and others may have changed the rest. */
export function changesOf(user: User, body: Changes): Changes {
  const { name, username, email, memberships } = body;
  return {
    ...(name !== user.name && { name }),
    ...(username !== user.username && { username }),
    ...(email !== user.email && { email }),
    ...(memberships && !isSameHolding(memberships, user.acl) && { memberships }),
  };
}

const { shape } = users.create.body;
const { memberships } = users.update.body.shape;

/** The call doesn't change omitted fields, so nothing may be left empty. */
const changed = {
  body: z.object({ name: shape.name, username: shape.username, email: shape.email, memberships }),
};

interface EditUserProps {
  readonly user: User;
  readonly onClose: () => void;
}

/** Edits a user. */
export function EditUser({ user, onClose }: EditUserProps) {
  const { id, name, username, email, acl } = user;
  const form = useCallForm(changed, {
    initial: {
      name,
      username,
      email,
      memberships: acl.map(({ role, place }) => ({ role, place })),
    },
    call: async (body) => {
      const changes = changesOf(user, body);
      return Object.keys(changes).length === 0
        ? user
        : send(users.update)({ params: { id }, body: changes });
    },
    onDone: (saved) => {
      notify('success', `Saved ${saved.name}.`);
      onClose();
    },
    fieldOfCode,
  });
  const { Field } = form;
  return (
    <FormDialog of={form} title={`Edit ${name}`} submitLabel="Save changes" onClose={onClose}>
      <FormSection>
        <Field name="name" {...personFields.name} />
        <Field name="username" {...personFields.username} />
        <FormWide>
          <Field name="email" {...personFields.email} />
        </FormWide>
        <FormWide>
          <Field name="memberships" {...personFields.memberships} />
        </FormWide>
      </FormSection>
    </FormDialog>
  );
}
