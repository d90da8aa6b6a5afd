import * as z from 'zod/mini';
import type { Ability } from '../../kernel/access/index.ts';
import { instant } from '../../kernel/time/index.ts';

/** Scopes of tags: an applicant while its application is under review, then a sub-merchant. */
export const tagScopes = ['applicant', 'subMerchant'] as const;
export type TagScope = (typeof tagScopes)[number];

export const tagScopeLabels: Readonly<Record<TagScope, string>> = {
  applicant: 'Applicant',
  subMerchant: 'Sub-merchant',
};

/** The ability to read and write the tags of a scope. */
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

/** A tag definition that users can apply. */
export const tagDefinitionSchema = z.object({
  /** Id of the record itself, set when it is made; it never changes. */
  _id: z.string(),
  /** Display name. */
  name: z.string(),
  /** Hex color, such as `#0b6bcb`. */
  color: z.enum(tagColors),
  /** Whether the tag applies to applications or accounts. */
  scope: z.enum(tagScopes),
  /** Whether it can still be applied; an inactive definition stays where it was applied. */
  isActive: z.boolean(),
  /** When it was created. */
  createdAt: instant,
});
export type TagDefinition = z.output<typeof tagDefinitionSchema>;

/** A tag applied to an application or a sub-merchant. */
export const tagSchema = z.object({
  /** Id of the record itself, set when it is made; it never changes. */
  _id: z.string(),
  /** Id of the tag's definition, from `tags.listDefinitions`. */
  tagDefinitionId: z.string(),
  /** Display name. */
  name: z.string(),
  /** Hex color, such as `#0b6bcb`. */
  color: z.enum(tagColors),
  /** Whether the tag applies to applications or accounts. */
  scope: z.enum(tagScopes),
  /** Id of the application or sub-merchant. */
  modelId: z.string(),
  /** Id of the person, `usr_…`, from `users.list`. */
  userId: z.string(),
  /** Username of the person who applied the tag. */
  user: z.string(),
  /** When it was created. */
  createdAt: instant,
});
export type Tag = z.output<typeof tagSchema>;
