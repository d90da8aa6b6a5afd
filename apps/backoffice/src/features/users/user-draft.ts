import { create, update } from '@payfac/api/contract/users';
import type { Membership } from '@payfac/domain/access';
import type { User } from '@payfac/domain/users';
import type * as z from 'zod/mini';

/** A person being written or changed. */
export interface Draft {
  readonly username: string;
  readonly name: string;
  readonly email: string;
  readonly memberships: readonly Membership[];
  /** For a new person alone: others choose their own. */
  readonly password: string;
}

export type DraftField = keyof Draft;
export type Problems = Readonly<Partial<Record<DraftField, string>>>;

export const draftOf = (user?: User): Draft => ({
  username: user?.username ?? '',
  name: user?.name ?? '',
  email: user?.email ?? '',
  memberships: user?.acl.map(({ role, place }) => ({ role, place })) ?? [],
  password: '',
});

export type NewUser = z.output<typeof create.body>;
export type UserChanges = z.output<typeof update.body>;

export const changesOf = ({ username, name, email, memberships }: Draft): UserChanges => ({
  username,
  name,
  email,
  memberships: [...memberships],
});

export const newUserOf = ({ memberships, ...draft }: Draft): NewUser => ({
  ...draft,
  memberships: [...memberships],
});

const missing: Problems = {
  username: 'Enter a username.',
  name: 'Enter a name.',
  email: 'Enter an email.',
  memberships: 'Add at least one role.',
  password: 'Enter a password or generate one.',
};

const fields: readonly DraftField[] = ['username', 'name', 'email', 'memberships', 'password'];

/** What is wrong with a draft, by field; the call's own schema says it, once. */
export function problemsOf(draft: Draft, isNew: boolean): Problems {
  const problems: Partial<Record<DraftField, string>> = {};
  const parsed = isNew
    ? create.body.safeParse(newUserOf(draft))
    : update.body.safeParse(changesOf(draft));
  for (const { path, message } of parsed.error?.issues ?? []) {
    const field = fields.find((each) => each === path[0]);
    if (field === undefined) continue;
    problems[field] ??= draft[field].length === 0 ? (missing[field] ?? message) : message;
  }
  return problems;
}

/** The field a refusal of the server is about, so that it is said there. */
export const fieldOfCode: Readonly<Record<string, DraftField>> = {
  USERNAME_TAKEN: 'username',
  EMAIL_TAKEN: 'email',
  ACCOUNT_NEEDED: 'memberships',
};
