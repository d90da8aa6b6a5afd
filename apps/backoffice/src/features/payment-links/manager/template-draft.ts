import { draftOf } from '../../../shared/form/drafts.ts';

/** Under which the work on a template is kept until it is saved; a new one has none of its own yet. */
export const draftName = (id: string | undefined): string => `payment-link-template.${id ?? 'new'}`;

/** Whether somebody's work on a template waits to be saved. */
export const hasWork = (userId: string, id: string | undefined): boolean =>
  draftOf(userId, draftName(id)).read() !== null;
