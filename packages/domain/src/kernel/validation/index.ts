import * as z from 'zod/mini';
import { messageForIssue } from './messages.ts';

export { askToEnter, askToSelect } from './ask.ts';
export {
  type FieldProblem,
  fieldProblems,
  messageForIssue,
  missingValue,
  wrongValue,
} from './messages.ts';
export { note, requiredNote, requiredText, text } from './text.ts';

/** Installs the `messageForIssue` sentences for every schema in this process. Call once, first. */
export const installValidationMessages = (): void => {
  z.config({ customError: (issue) => messageForIssue({ ...issue }), jitless: true });
};
