import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { CallFailure } from '../../api/failures.ts';
import type { AppFiles } from '../assets/app-files.ts';
import { serveAssets } from '../assets/asset.ts';
import { createStylesheet, serveFont } from '../assets/styles.ts';
import { findBrand } from '../brand.ts';
import { contentSecurity } from '../content-security.ts';
import type { HostedPagesOptions } from '../options.ts';
import { onboardingPage } from './page.ts';
import { findOnboarding, type Onboarding } from './state.ts';
import { begin, confirm, type Problem, resend, signUp } from './steps.ts';

const folder = '/onboarding/';
const path = `${folder}:secret{[\\w-]{43}}`;
const largestForm = 8 * 1024;

/** The link is the key: it must not travel on in a Referer header, nor be kept. */
const headers = {
  'content-security-policy': contentSecurity({
    'style-src': ["'self'"],
    'font-src': ["'self'"],
    'form-action': ["'self'"],
  }),
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
} as const;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * The pages an invite leads to: accept it, confirm a telephone number, choose type and password. The
 * rest of an application is filled in in the back office. No cookie is read: the link says who it is.
 */
export async function createOnboarding(
  options: HostedPagesOptions,
  appFiles: AppFiles,
): Promise<Hono> {
  const { database, clock, scheme = 'http' } = options;
  const look = new URL('../login/login.css', import.meta.url);
  const stylesheet = await createStylesheet(folder, 'onboarding', look);

  const hostOf = (c: Context) => c.req.header('host') ?? new URL(c.req.url).host;

  async function read(c: Context) {
    const brand = await findBrand(database, hostOf(c));
    const secret = c.req.param('secret') ?? '';
    const at = await clock.now();
    return {
      brand,
      at,
      onboarding: await findOnboarding(database, secret, brand.facilitatorId, at),
    };
  }

  async function show(c: Context, problem?: string) {
    const { brand, onboarding } = await read(c);
    const page = onboardingPage({
      brand,
      onboarding,
      problem,
      signIn: `${scheme}://${hostOf(c).replace(/^pay\./, '')}/payments/login`,
      brandStylesheet: await appFiles.stylesheetOf(brand.brand),
      stylesheet,
    });
    const status = onboarding ? (problem === undefined ? 200 : 422) : 404;
    return c.html(page, status, headers);
  }

  /** Takes the step of a form; one that is over already is taken as done. */
  async function take(
    onboarding: Onboarding,
    form: Readonly<Record<string, unknown>>,
    at: Date,
  ): Promise<Problem> {
    switch (`${onboarding.step} ${textOf(form['step'])}`) {
      case 'welcome begin':
        return begin(options, onboarding, textOf(form['mobile']), at);
      case 'code code':
        return confirm(options, onboarding, textOf(form['code']), at);
      case 'code resend':
        return resend(options, onboarding, at);
      case 'account account': {
        const ownershipType = textOf(form['ownershipType']);
        return signUp(
          options,
          onboarding,
          { ownershipType, password: textOf(form['password']) },
          at,
        );
      }
      default:
        return undefined;
    }
  }

  const routes = new Hono();
  serveAssets(routes, [stylesheet]);
  serveFont(routes, folder, appFiles);
  routes.get(path, (c) => show(c));
  routes.post(path, bodyLimit({ maxSize: largestForm }), async (c) => {
    const { onboarding, at } = await read(c);
    if (!onboarding) return show(c);
    const form = await c.req.parseBody();
    // Two tabs may take the same step: the page then shows where that has led.
    const problem = await take(onboarding, form, at).catch((failure: unknown) => {
      if (failure instanceof CallFailure && failure.status === 409) return undefined;
      throw failure;
    });
    return problem === undefined ? c.redirect(c.req.path, 303) : show(c, problem);
  });
  return routes;
}
