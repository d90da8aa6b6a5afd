import type { $ZodRawIssue } from 'zod/v4/core';

/** One thing that is wrong with an input: where, by path, and a sentence that says what to do. */
export interface FieldProblem {
  readonly path: string;
  readonly message: string;
}

type Issue = Pick<$ZodRawIssue, 'code' | 'message' | 'path' | 'input'> & Record<string, unknown>;

const list = (values: unknown): string =>
  Array.isArray(values) ? values.map(String).join(', ') : '';

const chars = (count: unknown): string => `${String(count)} character${count === 1 ? '' : 's'}`;

const withArticle = (noun: string): string => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;

function sizeMessage(issue: Issue, bound: 'least' | 'most', limit: unknown): string {
  if (issue['origin'] === 'string') {
    return limit === 1 && bound === 'least'
      ? 'Enter a value.'
      : `Enter at ${bound} ${chars(limit)}.`;
  }
  if (issue['origin'] === 'array') return `Choose at ${bound} ${String(limit)}.`;
  return `Enter a number of at ${bound} ${String(limit)}.`;
}

const formatMessages: Readonly<Record<string, string>> = {
  email: 'Enter an e-mail address, such as name@example.com.',
  url: 'Enter an address that starts with https://.',
  datetime: 'Enter a date and time in UTC.',
  uuid: 'Enter a valid id.',
};

/** A sentence for people about one issue, used by forms and by the platform's 400 answers alike. */
export function messageForIssue(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null
        ? 'Enter a value.'
        : `Enter ${withArticle(String(issue['expected']))}.`;
    case 'too_small':
      return sizeMessage(issue, 'least', issue['minimum']);
    case 'too_big':
      return sizeMessage(issue, 'most', issue['maximum']);
    case 'invalid_value':
      return `Choose one of: ${list(issue['values'])}.`;
    case 'invalid_format':
      return formatMessages[String(issue['format'])] ?? 'Enter a value in the expected form.';
    case 'unrecognized_keys':
      return `Remove what is not part of this call: ${list(issue['keys'])}.`;
    case 'not_multiple_of':
      return `Enter a multiple of ${String(issue['divisor'])}.`;
    default:
      return 'Check this value.';
  }
}

interface ReportedIssue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** The problems of a failed parse, in order. */
export const fieldProblems = (error: {
  readonly issues: readonly ReportedIssue[];
}): FieldProblem[] =>
  error.issues.map((issue) => ({ path: issue.path.map(String).join('.'), message: issue.message }));
