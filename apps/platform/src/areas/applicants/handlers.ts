import type { applicants as contract } from '@payfac/api/contract';
import { applicantsMessages } from '@payfac/api/messages';
import { and, eq } from 'drizzle-orm';
import { CallFailure } from '../../http/failures.ts';
import type { Handlers } from '../../http/handlers.ts';
import { pageOf } from '../../http/lists/page.ts';
import { readOne } from '../../http/lists/read-one.ts';
import type { Services } from '../../http/services.ts';
import { users } from '../../kernel/database/schema/index.ts';
import { applicantList } from './list.ts';

const noApplicant = () =>
  new CallFailure({ status: 404, code: 'NOT_FOUND', message: applicantsMessages.notFound });

export const createApplicantsHandlers = ({ pool }: Services): Handlers<typeof contract> => {
  const page = pageOf(pool, applicantList);
  return {
    list: async (input, context) => ({ success: true, ...(await page(input, context)) }),
    get: async ({ params: { id } }, context) => {
      const condition = and(eq(users.userId, id), applicantList.visible(context));
      const data = await readOne(pool, applicantList, condition);
      if (!data) throw noApplicant();
      return { success: true, data };
    },
  };
};
