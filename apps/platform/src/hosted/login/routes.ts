import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { callerAddress } from '../../http/caller-address.ts';
import { contentSecurity } from '../../http/content-security.ts';
import { placeOf } from '../../http/hosts/misdirected.ts';
import {
  clearedSecondStepCookie,
  isFromOwnPage,
  readSecondStepCookie,
  secondStepCookie,
  signOnCookie,
} from '../../http/sessions/index.ts';
import type { AppFiles } from '../assets/app-files.ts';
import { serveAssets } from '../assets/asset.ts';
import { createScript } from '../assets/scripts.ts';
import { createStylesheet, serveFont } from '../assets/styles.ts';
import { rawTextOf, readForm } from '../frame/form.ts';
import { frameStyles } from '../frame/styles.ts';
import type { HostedPagesOptions } from '../options.ts';
import { noticeOf } from './notice.ts';
import { type LoginPage, loginPage } from './page.ts';
import { safeReturn } from './return-path.ts';
import { type AtSecondStep, openSecondStep, passSecondStep } from './second-step.ts';
import { logIn } from './sign-in.ts';

const folder = '/payments/';
const path = `${folder}login`;
const stepPath = `${path}/second-step`;
const largestForm = 8 * 1024;

const notFromHere = 'This form wasn’t sent from this page. Sign in again.';

/**
 * With a referrer-policy of `no-referrer`, browsers send forms with the origin `null`, which an attacker's page can
 * send as well. So this page reveals its origin, but only to itself.
 */
const headers = {
  'content-security-policy': contentSecurity({
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'font-src': ["'self'"],
    'img-src': ["'self'"],
    'form-action': ["'self'"],
  }),
  'referrer-policy': 'same-origin',
  'cache-control': 'no-store',
} as const;

/** The login page of a brand's host. */
export async function createLogin(options: HostedPagesOptions, appFiles: AppFiles): Promise<Hono> {
  const stylesheet = await createStylesheet(
    folder,
    'login',
    ...frameStyles,
    new URL('login.css', import.meta.url),
  );
  const script = await createScript('login.ts');

  async function show(c: Context, status: 200 | 403 | 422 | 503, parts: Partial<LoginPage>) {
    const { brand } = placeOf(options.places, c);
    const page = loginPage({
      notice: undefined,
      problems: [],
      username: '',
      returnPath: '/',
      ...parts,
      brand,
      brandStylesheet: await appFiles.stylesheetOf(brand.brand),
      stylesheet,
      script,
    });
    return c.html(page, status, headers);
  }

  const routes = new Hono();
  serveAssets(routes, [stylesheet, script]);
  serveFont(routes, folder, appFiles);

  routes.get(path, (c) =>
    show(c, 200, {
      notice: noticeOf(c.req.query('reason')),
      returnPath: safeReturn(c.req.query('return')),
    }),
  );

  routes.post(path, bodyLimit({ maxSize: largestForm }), async (c) => {
    if (!isFromOwnPage(c.req.raw.headers)) {
      return show(c, 403, { problems: [{ path: '', message: notFromHere }] });
    }
    const form = await readForm(c);
    const username = rawTextOf(form, 'username');
    const returnPath = safeReturn(rawTextOf(form, 'return'));
    const { brand } = placeOf(options.places, c);
    const result = await logIn(
      options,
      brand.facilitatorId,
      { username, password: rawTextOf(form, 'password') },
      { ip: callerAddress(c), userAgent: c.req.header('user-agent') },
    );
    if (!result.ok && result.step !== undefined) {
      c.header('set-cookie', secondStepCookie(result.step));
      c.header('cache-control', 'no-store');
      return c.redirect(`${stepPath}?return=${encodeURIComponent(returnPath)}`, 303);
    }
    if (!result.ok && result.retryAfter !== undefined) {
      c.header('retry-after', String(result.retryAfter));
      return show(c, 503, { problems: result.problems, username, returnPath });
    }
    if (!result.ok) {
      return show(c, 422, { problems: result.problems, username, returnPath });
    }
    c.header('set-cookie', signOnCookie(result.cookieValue));
    c.header('cache-control', 'no-store');
    return c.redirect(result.mustChangePassword ? '/change-password' : returnPath, 303);
  });

  const stepOf = (c: Context): AtSecondStep => ({
    place: placeOf(options.places, c),
    cookie: readSecondStepCookie(c.req.header('cookie')),
  });

  const overAt = (c: Context, returnPath: string) =>
    c.redirect(`${path}?reason=second-step&return=${encodeURIComponent(returnPath)}`, 303);

  routes.get(stepPath, async (c) => {
    const returnPath = safeReturn(c.req.query('return'));
    const secondStep = await openSecondStep(options, stepOf(c));
    return secondStep ? show(c, 200, { secondStep, returnPath }) : overAt(c, returnPath);
  });

  routes.post(stepPath, bodyLimit({ maxSize: largestForm }), async (c) => {
    if (!isFromOwnPage(c.req.raw.headers)) {
      return show(c, 403, { problems: [{ path: '', message: notFromHere }] });
    }
    const form = await readForm(c);
    const returnPath = safeReturn(rawTextOf(form, 'return'));
    const outcome = await passSecondStep(
      options,
      stepOf(c),
      { code: rawTextOf(form, 'code'), passkey: rawTextOf(form, 'passkey') },
      { ip: callerAddress(c), userAgent: c.req.header('user-agent') },
    );
    if (outcome.state === 'in') {
      c.header('set-cookie', signOnCookie(outcome.cookieValue));
      c.header('set-cookie', clearedSecondStepCookie, { append: true });
      c.header('cache-control', 'no-store');
      return c.redirect(outcome.mustChangePassword ? '/change-password' : returnPath, 303);
    }
    const secondStep =
      outcome.state === 'wrong' ? await openSecondStep(options, stepOf(c)) : undefined;
    if (outcome.state !== 'wrong' || !secondStep) return overAt(c, returnPath);
    return show(c, 422, { secondStep, problems: [outcome.problem], returnPath });
  });

  return routes;
}
