import { formatDay } from '@payfac/domain/time';
import { and, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { whoseIs } from '../../http/hosts/places.ts';
import { scopeOf, within } from '../../http/scope.ts';
import { type Person, personColumns } from '../../http/sessions/memberships.ts';
import { facilitators, previews, subMerchants, users } from '../../kernel/database/schema/index.ts';
import type { Frame } from '../frame/frame.ts';
import type { HostedPagesOptions } from '../options.ts';
import { lapsedPreviewPage, unknownPage } from './closed-page.ts';
import { previewContent } from './preview-content.ts';
import { previewOffer } from './preview-offer.ts';
import { offerInSight } from './summary.ts';

const path = '/preview/:previewId{prv_\\w+}';

type Needs = Pick<HostedPagesOptions, 'database' | 'clock' | 'places'>;

/** The previewed account, as the preview's author may see it. */
async function payeeOf(
  { database }: Needs,
  person: Person,
  subMerchantId: unknown,
): Promise<string> {
  if (typeof subMerchantId !== 'string') return 'Your business';
  const scope = scopeOf(person.facilitatorId, person.acl);
  const [found] = await database
    .select({ dbaName: subMerchants.dbaName })
    .from(subMerchants)
    .where(and(eq(subMerchants.subMerchantId, subMerchantId), within(scope, subMerchants)));
  return found?.dbaName ?? 'Your business';
}

/**
 * Previews of payment pages that aren't saved or sent yet. Nothing can be paid on them, so the brand's app may embed
 * them next to a form.
 */
export function createPreviews(options: Needs, frame: Frame): Hono {
  const { database, clock, places } = options;
  return new Hono().get(path, async (c) => {
    const place = frame.placeOf(c);
    const { brand } = place;
    const [found] = await database
      .select({ preview: previews, person: personColumns, timeZone: facilitators.timeZone })
      .from(previews)
      .innerJoin(users, eq(users.userId, previews.userId))
      .innerJoin(facilitators, eq(facilitators.facilitatorId, previews.facilitatorId))
      .where(
        and(
          eq(previews.previewId, c.req.param('previewId')),
          eq(previews.facilitatorId, brand.facilitatorId),
        ),
      );
    if (!found) return frame.show(c, brand, 404, unknownPage);
    const { preview, person, timeZone } = found;
    if (preview.expiresAt <= new Date()) return frame.show(c, brand, 410, lapsedPreviewPage);
    const payee = await payeeOf(options, person, preview.data['subMerchantId']);
    const today = formatDay(await clock.now(), timeZone);
    const offer = previewOffer(preview.modelName, preview.data, payee, today);
    return frame.show(c, brand, 200, {
      ...offerInSight(offer),
      title: `Preview: ${offer.title}`,
      content: previewContent(offer),
      isStill: true,
      framedBy: places.appOrigins(whoseIs(place)),
    });
  });
}
