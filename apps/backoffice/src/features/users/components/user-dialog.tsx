import { ApiError } from '@payfac/api';
import { generatePassword, type User } from '@payfac/domain/users';
import { Banner } from '@payfac/ui/banner';
import { Button } from '@payfac/ui/button';
import { CopyValue } from '@payfac/ui/copy-value';
import { FormLayout, FormSection, FormWide } from '@payfac/ui/form-layout';
import { Modal } from '@payfac/ui/modal';
import { PasswordField } from '@payfac/ui/password-field';
import { TextField } from '@payfac/ui/text-field';
import { useId, useState } from 'react';
import { makeStale } from '../../../shared/lists/actions/use-run.ts';
import { notify } from '../../../shared/notify/notify.ts';
import { api } from '../api.ts';
import {
  changesOf,
  type Draft,
  type DraftField,
  draftOf,
  fieldOfCode,
  newUserOf,
  type Problems,
  problemsOf,
} from '../user-draft.ts';
import { MembershipsInput } from './memberships-input.tsx';

interface UserDialogProps {
  /** The person to change; a new one without. */
  readonly user?: User;
  readonly onClose: () => void;
}

/** A new person, or changes to one. A generated password is shown once, to hand over. */
export function UserDialog({ user, onClose }: UserDialogProps) {
  const form = useId();
  const [draft, setDraft] = useState(() => draftOf(user));
  const [isTried, setTried] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [refused, setRefused] = useState<Problems & { readonly form?: string }>({});
  const [generated, setGenerated] = useState<string>();
  const found = problemsOf(draft, user === undefined);
  const problems: Problems = isTried ? { ...refused, ...found } : {};
  const set = (changes: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...changes }));
    setRefused({});
  };

  const save = async () => {
    setTried(true);
    if (Object.keys(found).length > 0) return;
    setSaving(true);
    try {
      if (user) await api.users.update({ params: { id: user.id }, body: changesOf(draft) });
      else await api.users.create({ body: newUserOf(draft) });
      notify('success', user ? `Saved ${draft.name}.` : `Added ${draft.name}.`);
      void makeStale(['users']);
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefused({ [fieldOfCode[error.code] ?? 'form']: error.message });
    } finally {
      setSaving(false);
    }
  };
  const text = (field: 'username' | 'name' | 'email', label: string) => (
    <TextField
      label={label}
      isRequired
      value={draft[field]}
      onChange={(value) => set({ [field]: value })}
      {...errorOf(field)}
    />
  );
  const errorOf = (field: DraftField) => ({
    errorMessage: problems[field],
    ...(problems[field] !== undefined && { isTouched: true }),
  });

  return (
    <Modal
      isOpen
      isStatic={isSaving}
      onOpenChange={onClose}
      title={user ? `Edit ${user.name}` : 'New user'}
      footer={
        <>
          <Button isDisabled={isSaving} onPress={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} variant="primary" isLoading={isSaving}>
            {user ? 'Save changes' : 'Add user'}
          </Button>
        </>
      }
    >
      <FormLayout
        id={form}
        label={user ? 'Edit user' : 'New user'}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {refused.form !== undefined && (
          <Banner tone="danger" isAnnounced>
            {refused.form}
          </Banner>
        )}
        <FormSection columns={2}>
          {text('name', 'Name')}
          {text('username', 'Username')}
          <FormWide>{text('email', 'Email')}</FormWide>
          <FormWide>
            <MembershipsInput
              value={draft.memberships}
              onChange={(memberships) => set({ memberships })}
              errorMessage={problems.memberships}
            />
          </FormWide>
          {!user && (
            <FormWide>
              <PasswordField
                label="Password"
                isRequired
                autoComplete="new-password"
                value={draft.password}
                description="At least 12 characters."
                onChange={(password) => {
                  set({ password });
                  if (password !== generated) setGenerated(undefined);
                }}
                {...errorOf('password')}
              />
            </FormWide>
          )}
          {!user && generated === undefined && (
            <Button
              onPress={() => {
                const password = generatePassword(crypto);
                setGenerated(password);
                set({ password });
              }}
            >
              Generate password
            </Button>
          )}
          {generated !== undefined && (
            <FormWide>
              <Banner title="Copy this password now">
                <CopyValue label="password" value={generated} isMono /> It isn't shown again.
              </Banner>
            </FormWide>
          )}
        </FormSection>
      </FormLayout>
    </Modal>
  );
}
