import { randomBytes } from 'node:crypto';
import type { previews as contract } from '@payfac/api/contract';
import { previewStatus } from '@payfac/domain/previews';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { SessionContext } from '../../http/context.ts';
import { notFound } from '../../http/failures.ts';
import type { Handlers } from '../../http/handlers.ts';
import { hostedAddress, previewPath } from '../../http/hosts/hosted-address.ts';
import type { Services } from '../../http/services.ts';
import { previews } from '../../kernel/database/schema/index.ts';

/** How long a preview can be viewed, in security time. */
const previewLifeMs = 3_600_000;

const withStatus = (data: Record<string, unknown>) => ({ ...data, status: previewStatus(data) });

export const createPreviewsHandlers = (services: Services): Handlers<typeof contract> => {
  const { database, clock } = services;

  const shown = (row: typeof previews.$inferSelect, context: SessionContext) => ({
    previewId: row.previewId,
    modelName: row.modelName,
    modelId: row.modelId,
    data: row.data,
    url: hostedAddress(services, context, previewPath(row.previewId)),
    createdAt: row.createdAt,
    expiresAt: row.expiresAt,
  });

  return {
    create: async ({ body }, context) => {
      await database.delete(previews).where(lte(previews.expiresAt, new Date()));
      const [row] = await database
        .insert(previews)
        .values({
          previewId: `prv_${randomBytes(16).toString('hex')}`,
          facilitatorId: context.scope.facilitatorId,
          userId: context.session.person.userId,
          modelName: body.modelName,
          modelId: body.modelId ?? null,
          data: withStatus(body.data),
          createdAt: await clock.now(),
          expiresAt: new Date(Date.now() + previewLifeMs),
        })
        .returning();
      if (!row) throw new Error('A new preview was not written.');
      return shown(row, context);
    },

    update: async ({ params, body }, context) => {
      const [row] = await database
        .update(previews)
        .set({ data: withStatus(body.data), expiresAt: new Date(Date.now() + previewLifeMs) })
        .where(
          and(
            eq(previews.previewId, params.previewId),
            eq(previews.userId, context.session.person.userId),
            gt(previews.expiresAt, new Date()),
          ),
        )
        .returning();
      if (!row) throw notFound('The preview');
      return shown(row, context);
    },
  };
};
