import type { FailureText } from '../../kernel/failure.ts';

/** Messages of applicants. */
export const applicantsMessages = {
  list: 'Error fetching applicants',
  notFound: 'Applicant not found',
  get: 'Error fetching applicant',
} as const;

/** A missing applicant has its own message; otherwise the server's message, or else the default. */
export const applicantFailure: FailureText = ({ status, error }) =>
  status === 404 ? applicantsMessages.notFound : error?.message || applicantsMessages.get;
