import * as z from 'zod/mini';
import type { Ability } from '../../kernel/access/index.ts';
import { instant } from '../../kernel/time/index.ts';

/** What can be tagged: an application while it is decided on, a sub-merchant afterwards. */
export const tagScopes = ['applicant', 'subMerchant'] as const;
export type TagScope = (typeof tagScopes)[number];

export const tagScopeLabels: Readonly<Record<TagScope, string>> = {
  applicant: 'Applicant',
  subMerchant: 'Sub-merchant',
};

/** The ability that reads and writes the tags of a scope. */
export const tagAbilities: Readonly<Record<TagScope, Ability>> = {
  applicant: 'tags.applicant',
  subMerchant: 'tags.subMerchant',
};

/** The named colors (UI-47) that are readable on a tag. */
export const tagColors = [
  'blue',
  'green',
  'orange',
  'red',
  'higher-purple',
  'medium-gray',
] as const;
export type TagColor = (typeof tagColors)[number];

export const maximumTagLength = 40;

/** A tag as it can be given. */
export const tagDefinitionSchema = z.object({
  /** Id of the record itself, set when it is made; it never changes. */
  _id: z.string(),
  /** The name people see. */
  name: z.string(),
  /** A color, such as #0b6bcb. */
  color: z.enum(tagColors),
  /** Whether applications or accounts are tagged. */
  scope: z.enum(tagScopes),
  /** A retired definition stays on what carries it and is offered no more. */
  isActive: z.boolean(),
  /** When it was made. */
  createdAt: instant,
});
export type TagDefinition = z.output<typeof tagDefinitionSchema>;

/** A tag given to an application or a sub-merchant. */
export const tagSchema = z.object({
  /** Id of the record itself, set when it is made; it never changes. */
  _id: z.string(),
  /** Id of the tag's definition, from `tags.listDefinitions`. */
  tagDefinitionId: z.string(),
  /** The name people see. */
  name: z.string(),
  /** A color, such as #0b6bcb. */
  color: z.enum(tagColors),
  /** Whether applications or accounts are tagged. */
  scope: z.enum(tagScopes),
  /** The application's id, or the sub-merchant's. */
  modelId: z.string(),
  /** Id of the person, `usr_…`, from `users.list`. */
  userId: z.string(),
  /** Username of who gave the tag. */
  user: z.string(),
  /** When it was made. */
  createdAt: instant,
});
export type Tag = z.output<typeof tagSchema>;
