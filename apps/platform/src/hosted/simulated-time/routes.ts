import { formatDateTime, zoneLabel } from '@payfac/domain/time';
import { eq } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { contentSecurity } from '../../http/content-security.ts';
import { placeOf } from '../../http/hosts/misdirected.ts';
import { type Places, whoseIs } from '../../http/hosts/places.ts';
import { isFromOwnPage } from '../../http/sessions/index.ts';
import { facilitators } from '../../kernel/database/schema/index.ts';
import type { AppFiles } from '../assets/app-files.ts';
import { serveAssets } from '../assets/asset.ts';
import { createScript } from '../assets/scripts.ts';
import { createStylesheet, serveFont } from '../assets/styles.ts';
import { facilitatorBranding, pageDocument } from '../frame/document.ts';
import { readForm } from '../frame/form.ts';
import { frameStyles } from '../frame/styles.ts';
import { act, type TimeServices } from './acts.ts';
import { choicesOf } from './choices.ts';
import { effectsOf } from './effects.ts';
import { simulatedTimePath as path, simulatedTimeContent } from './page.ts';

const folder = '/payments/time/';
const largestForm = 8 * 1024;
const hourMs = 3_600_000;

/** As on the login page: forms reveal their origin, but only to this page. */
const headers = {
  'content-security-policy': contentSecurity({
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'font-src': ["'self'"],
    'form-action': ["'self'"],
  }),
  'referrer-policy': 'same-origin',
  'cache-control': 'no-store',
} as const;

/** How far business time is ahead of the real clock. */
function aheadOf(now: Date, real: Date): string {
  const hours = Math.round((now.getTime() - real.getTime()) / hourMs);
  if (hours < 1) return 'Matches the real clock.';
  const days = Math.floor(hours / 24);
  const parts = [
    ...(days > 0 ? [`${days} ${days === 1 ? 'day' : 'days'}`] : []),
    ...(hours % 24 > 0 ? [`${hours % 24} ${hours % 24 === 1 ? 'hour' : 'hours'}`] : []),
  ];
  return `${parts.join(' and ')} ahead of the real clock.`;
}

/**
 * The page that moves business time, opens disputes and returns payouts, to try out what takes weeks. Only in local
 * environments, on this machine.
 */
export async function createSimulatedTime(
  services: TimeServices & { readonly places: Places },
  appFiles: AppFiles,
): Promise<Hono> {
  const routes = new Hono();
  if (services.environment !== 'local') return routes;
  const { database, clock } = services;
  const stylesheet = await createStylesheet(
    folder,
    'time',
    ...frameStyles,
    new URL('time.css', import.meta.url),
  );
  const mode = await createScript('mode.ts', folder);
  serveAssets(routes, [stylesheet, mode]);
  serveFont(routes, folder, appFiles);

  async function brandOf(c: Context) {
    const place = placeOf(services.places, c);
    const { brand } = place;
    const [found] = await database
      .select({ timeZone: facilitators.timeZone })
      .from(facilitators)
      .where(eq(facilitators.facilitatorId, brand.facilitatorId));
    const pages = services.places.hostedPages(whoseIs(place));
    return { ...brand, timeZone: found?.timeZone ?? 'UTC', outbox: `${pages}/outbox` };
  }
  type PageBrand = Awaited<ReturnType<typeof brandOf>>;

  async function show(
    c: Context,
    brand: PageBrand,
    status: 200 | 403 | 422,
    { lines = [], problem }: { readonly lines?: readonly string[]; readonly problem?: string },
  ) {
    const now = await clock.now();
    const content = simulatedTimeContent({
      now: `${formatDateTime(now, brand.timeZone)} ${zoneLabel(now, brand.timeZone)}`,
      iso: now.toISOString(),
      ahead: aheadOf(now, new Date()),
      choices: await choicesOf(database, brand.facilitatorId),
      lines,
      problem,
      outbox: brand.outbox,
    });
    const page = pageDocument({
      dress: facilitatorBranding(brand),
      rules: '',
      title: 'Simulated time',
      content,
      hasProblem: problem !== undefined,
      brandStylesheet: await appFiles.stylesheetOf(brand.brand),
      stylesheet,
      mode,
      scripts: [],
    });
    return c.html(page, status, headers);
  }

  routes.use(path, async (c, next) => {
    if (!placeOf(services.places, c).isOnThisMachine) return c.notFound();
    return next();
  });
  routes.get(path, async (c) =>
    show(c, await brandOf(c), 200, { lines: effectsOf(c.req.query()) }),
  );
  routes.post(path, bodyLimit({ maxSize: largestForm }), async (c) => {
    const brand = await brandOf(c);
    if (!isFromOwnPage(c.req.raw.headers)) {
      return show(c, brand, 403, { problem: 'This form wasn’t sent from this page. Try again.' });
    }
    const result = await act(services, await readForm(c), brand);
    if (result.kind === 'refused') return show(c, brand, 422, { problem: result.message });
    return c.redirect(`${path}?${new URLSearchParams(result.what).toString()}`, 303);
  });
  return routes;
}
