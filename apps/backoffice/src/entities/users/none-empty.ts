import type { FieldProblem } from '@payfac/domain/validation';

const missing = {
  name: 'Enter a name.',
  username: 'Enter a username.',
  email: 'Enter an email address.',
} as const;

type Details = { readonly [K in keyof typeof missing]?: string | undefined };

/** A person's details that were emptied: what a call leaves out would stay, and look as if it were saved. */
export const noneEmpty = (details: Details): readonly FieldProblem[] =>
  (['name', 'username', 'email'] as const)
    .filter((field) => details[field] === undefined)
    .map((field) => ({ path: field, message: missing[field] }));
