import type { $ZodRawIssue } from 'zod/v4/core';

/** One problem of an input: its path, and a sentence that says what to do. */
export interface FieldProblem {
  readonly path: string;
  readonly message: string;
}

type Issue = Pick<$ZodRawIssue, 'code' | 'message' | 'path' | 'input'> & Record<string, unknown>;

const list = (values: unknown): string =>
  Array.isArray(values) ? values.map(String).join(', ') : '';

const chars = (count: unknown): string => `${String(count)} character${count === 1 ? '' : 's'}`;

/** JSON's name for a type where the schema's name differs; other types take their article. */
const typeNames: Readonly<Record<string, string>> = {
  int: 'a whole number',
  record: 'an object',
  boolean: 'true or false',
  date: 'a Date',
};

const withArticle = (noun: string): string =>
  typeNames[noun] ?? `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;

/** Error for a missing value; a form that knows its fields names them instead. */
export const missingValue = 'Enter a value.';

function choiceMessage(values: unknown): string {
  const isOne = Array.isArray(values) && values.length === 1;
  return isOne ? `Enter ${list(values)}, the only choice.` : `Choose one of: ${list(values)}.`;
}

/** Error when nothing more specific is known. */
export const wrongValue = 'Check this value.';

function sizeMessage(issue: Issue, bound: 'least' | 'most', limit: unknown): string {
  if (issue['origin'] === 'string') {
    return limit === 1 && bound === 'least' ? missingValue : `Enter at ${bound} ${chars(limit)}.`;
  }
  if (issue['origin'] === 'array') return `Choose at ${bound} ${String(limit)}.`;
  return `Enter a number of at ${bound} ${String(limit)}.`;
}

const formatMessages: Readonly<Record<string, string>> = {
  email: 'Enter an email address, such as name@example.com.',
  url: 'Enter an address that starts with https://.',
  datetime: 'Enter a date and time in UTC.',
  uuid: 'Enter a valid ID.',
};

/** The message for one issue, shared by forms and the platform's 400 responses. */
export function messageForIssue(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null
        ? missingValue
        : `Enter ${withArticle(String(issue['expected']))}.`;
    case 'too_small':
      return sizeMessage(issue, 'least', issue['minimum']);
    case 'too_big':
      return sizeMessage(issue, 'most', issue['maximum']);
    case 'invalid_value':
      return choiceMessage(issue['values']);
    case 'invalid_union':
      return issue['options'] === undefined ? wrongValue : choiceMessage(issue['options']);
    case 'invalid_format':
      return formatMessages[String(issue['format'])] ?? 'Enter a value in the expected form.';
    case 'unrecognized_keys':
      return `Remove fields this call doesn’t accept: ${list(issue['keys'])}.`;
    case 'not_multiple_of':
      return `Enter a multiple of ${String(issue['divisor'])}.`;
    default:
      return wrongValue;
  }
}

interface ReportedIssue {
  readonly code?: string;
  readonly path: readonly PropertyKey[];
  readonly message: string;
  /** Issues of each form of a union. */
  readonly errors?: readonly (readonly ReportedIssue[])[];
}

const depth = (issues: readonly ReportedIssue[]): number =>
  Math.max(0, ...issues.map(({ path }) => path.length));

/** For a union, the problems of the form that was meant: the fewest, found deepest. */
function ofFormMeant(issue: ReportedIssue): readonly ReportedIssue[] {
  const [meant] = (issue.errors ?? []).toSorted(
    (a, b) => a.length - b.length || depth(b) - depth(a),
  );
  if (!meant || depth(meant) === 0) return [issue];
  return meant.flatMap((inner) => ofFormMeant({ ...inner, path: [...issue.path, ...inner.path] }));
}

/** The problems of a failed parse, in order. A value of the wrong type has only that problem. */
export function fieldProblems(error: {
  readonly issues: readonly ReportedIssue[];
}): FieldProblem[] {
  const mistyped = new Set<string>();
  return error.issues.flatMap(ofFormMeant).flatMap(({ code, path: place, message }) => {
    const path = place.map(String).join('.');
    if (mistyped.has(path)) return [];
    if (code === 'invalid_type') mistyped.add(path);
    return [{ path, message }];
  });
}
