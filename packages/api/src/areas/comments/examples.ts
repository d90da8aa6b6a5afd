import type { ExamplesOf } from '../../kernel/examples.ts';
import type { comments } from './contract.ts';

const comment = {
  _id: 'cmt_000000058',
  modelName: 'applications',
  modelId: 'app_0007',
  text: 'The lease and the utility bill name the same address.',
  userId: 'usr_harbor_underwriter',
  user: 'underwriter@harbor',
  name: 'Dominic Soto',
  createdAt: '2026-03-02T14:12:00.000Z',
  editedAt: null,
} as const;

export const commentsExamples: ExamplesOf<typeof comments> = {
  set: {
    body: { modelName: 'applications', modelId: 'app_0007', text: comment.text },
    response: comment,
  },
  list: {
    query: { modelName: 'applications', modelId: 'app_0007' },
    response: { data: [comment], count: 1 },
  },
};
