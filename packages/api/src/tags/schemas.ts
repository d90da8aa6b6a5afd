import { maximumTagLength, tagColors, tagScopes } from '@payfac/domain/tags';
import { requiredText } from '@payfac/domain/validation';
import * as z from 'zod/mini';

const name = requiredText(maximumTagLength);

export const newTagSchema = z.strictObject({
  tagDefinitionId: z.string(),
  /** The application's id for an applicant tag, the sub-merchant's for the other. */
  modelId: z.string(),
});

export const newTagDefinitionSchema = z.strictObject({
  name,
  color: z.enum(tagColors),
  scope: z.enum(tagScopes),
});

/** The scope stays: tags of it are given already. */
export const tagDefinitionChangesSchema = z.strictObject({
  _id: z.string(),
  name: z.optional(name),
  color: z.optional(z.enum(tagColors)),
  isActive: z.optional(z.boolean()),
});
