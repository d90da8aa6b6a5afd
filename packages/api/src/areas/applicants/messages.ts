import type { FailureText } from '../../kernel/failure.ts';

/** Messages of applicants. */
export const applicantsMessages = {
  list: 'Error fetching applicants',
  notFound: 'Applicant not found',
  get: 'Error fetching applicant',
} as const;

/** No such applicant has its own words; else the server's message, else the default. */
export const applicantFailure: FailureText = ({ status, error }) =>
  status === 404 ? applicantsMessages.notFound : error?.message || applicantsMessages.get;
