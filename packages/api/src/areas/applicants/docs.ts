import type { DocsOf } from '../../kernel/docs.ts';
import type { applicants } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const applicantsDocs: DocsOf<typeof applicants> = {
  about: 'What an applicant fills in.',
  calls: {
    list: { summary: 'List applicants' },
    get: { summary: 'Get an applicant' },
  },
};
