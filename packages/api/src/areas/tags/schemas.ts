import { maximumTagLength, tagColors, tagScopes } from '@payfac/domain/tags';
import { requiredText } from '@payfac/domain/validation';
import * as z from 'zod/mini';

/** Display name. */
const name = requiredText(maximumTagLength);

export const newTagSchema = z.strictObject({
  /** Id of the tag's definition, from `tags.listDefinitions`. */
  tagDefinitionId: z.string(),
  /** Id of the application for an applicant tag, of the sub-merchant otherwise. */
  modelId: z.string(),
});

export const newTagDefinitionSchema = z.strictObject({
  name,
  /** Hex color, such as `#0b6bcb`. */
  color: z.enum(tagColors),
  /** Whether the tag applies to applications or accounts. */
  scope: z.enum(tagScopes),
});

/** The scope can't be changed: tags of it are already applied. */
export const tagDefinitionChangesSchema = z.strictObject({
  /** Id of the record itself, set when it is made; it never changes. */
  _id: z.string(),
  /** Display name. */
  name: z.optional(name),
  /** Hex color, such as `#0b6bcb`. */
  color: z.optional(z.enum(tagColors)),
  /** False makes the definition inactive: it can't be applied any more. */
  isActive: z.optional(z.boolean()),
});
