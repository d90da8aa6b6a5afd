import type { DocsOf } from '../../kernel/docs.ts';
import type { applicants } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const applicantsDocs: DocsOf<typeof applicants> = {
  about: 'See applicants, with the data they entered.',
  calls: {
    list: { summary: 'List applicants' },
    get: { summary: 'Get an applicant' },
  },
};
