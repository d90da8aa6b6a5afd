import { maximumTagLength, tagColors, tagScopes } from '@payfac/domain/tags';
import { requiredText } from '@payfac/domain/validation';
import * as z from 'zod/mini';

/** The name people see. */
const name = requiredText(maximumTagLength);

export const newTagSchema = z.strictObject({
  /** Id of the tag's definition, from `tags.listDefinitions`. */
  tagDefinitionId: z.string(),
  /** The application's id for an applicant tag, the sub-merchant's for the other. */
  modelId: z.string(),
});

export const newTagDefinitionSchema = z.strictObject({
  name,
  /** A color, such as #0b6bcb. */
  color: z.enum(tagColors),
  /** Whether applications or accounts are tagged. */
  scope: z.enum(tagScopes),
});

/** The scope stays: tags of it are given already. */
export const tagDefinitionChangesSchema = z.strictObject({
  /** Id of the record itself, set when it is made; it never changes. */
  _id: z.string(),
  /** The name people see. */
  name: z.optional(name),
  /** A color, such as #0b6bcb. */
  color: z.optional(z.enum(tagColors)),
  /** False for a retired tag, which is given no more. */
  isActive: z.optional(z.boolean()),
});
