import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { html } from 'hono/html';
import { callerAddress } from '../../http/caller-address.ts';
import { CallFailure } from '../../http/failures.ts';
import type { Brand } from '../../http/hosts/brands.ts';
import { whoseIs } from '../../http/hosts/places.ts';
import { notice } from '../frame/controls.ts';
import {
  type FormState,
  fresh,
  noValues,
  rawTextOf,
  readForm,
  textOf,
  type Values,
} from '../frame/form.ts';
import type { Frame } from '../frame/frame.ts';
import { cardNumbersIn } from '../frame/read.ts';
import type { HostedPagesOptions } from '../options.ts';
import { businessValues } from './business.ts';
import {
  closeAllDrafts,
  closeDraft,
  draftedValues,
  draftFor,
  keepDraft,
  versionsOf,
} from './drafts.ts';
import { fillingStep, stepsNav } from './filling-page.ts';
import { findOwner, ownerValues } from './owners.ts';
import {
  account,
  code,
  type Drawn,
  done,
  drawnPage,
  gone,
  plainPage,
  welcome,
  welcomeBack,
} from './page.ts';
import { cookieAfterSignUp, mustSignIn, signInAtLink } from './signed-in.ts';
import {
  type Begun,
  type FillingStep,
  fillingSteps,
  findOnboarding,
  isVisited,
  type Onboarding,
  reasonOf,
} from './state.ts';
import { asksForCode, begin, confirm, type Problems, resend, signUp } from './steps.ts';
import { takeStep } from './take-step.ts';

const path = '/onboarding/:secret{[\\w-]{43}}';
const largestForm = 32 * 1024;

const saved = 'Your progress is saved as you type.';
const progress: Readonly<Record<FillingStep, string>> = {
  business: saved,
  owners: saved,
  bank: `${saved} Only account numbers are not, until you add the account.`,
  review: 'Your progress is saved.',
};

const isFilling = (step: Onboarding['step']): step is FillingStep =>
  fillingSteps.some((one) => one === step);

const isBegun = (onboarding: Onboarding): onboarding is Begun => onboarding.parts !== undefined;

/**
 * The pages behind an invite's link, from accepting it to a submitted application. Typed values are saved, so that the
 * link continues where the applicant stopped. Until sign-up the link identifies the applicant; from then on it asks
 * them to sign in. Numbers that the application already has aren't shown again.
 */
export function createOnboarding(options: HostedPagesOptions, frame: Frame): Hono {
  const { database, clock, places } = options;
  const signInOf = (c: Context) => `${places.app(whoseIs(frame.placeOf(c)))}/payments/login`;

  async function read(c: Context) {
    const { brand } = frame.placeOf(c);
    const at = await clock.now();
    const secret = c.req.param('secret') ?? '';
    return {
      brand,
      at,
      onboarding: await findOnboarding(database, secret, brand.facilitatorId, at),
    };
  }

  /** The initial values of a step's forms, for an applicant who returns to it. */
  async function keptValues(step: FillingStep, begun: Begun, ownerId: string): Promise<Values> {
    const { inviteId } = begun.invite;
    const drafted = (form: Parameters<typeof draftedValues>[2]) =>
      draftedValues(database, inviteId, form);
    switch (step) {
      case 'business':
        return drafted({ step: 'business', values: businessValues(begun) });
      case 'owners': {
        const owner = findOwner(begun, ownerId);
        const values = owner ? ownerValues(owner) : noValues;
        return drafted({ step: 'owner', ownerId: owner?.ownerId, values });
      }
      case 'bank':
        return new Map([
          ...(await drafted({ step: 'bank' })),
          ...(await drafted({ step: 'bank-link' })),
        ]);
      case 'review':
        return noValues;
    }
  }

  async function showFilling(
    c: Context,
    brand: Brand,
    begun: Begun,
    asked: { readonly step: FillingStep; readonly ownerId: string; readonly state?: FormState },
  ): Promise<Response> {
    const { step, ownerId } = asked;
    const values = await keptValues(step, begun, ownerId);
    // Shows the submitted values, with the current form version.
    const state = asked.state
      ? { ...asked.state, values: new Map([...asked.state.values, ...versionsOf(values)]) }
      : { ...fresh, values };
    const { linkedAccounts } = options.instruments;
    const drawn = fillingStep(step, begun, state, ownerId, linkedAccounts);
    const reason = reasonOf(begun.parts);
    const request = reason === undefined ? '' : notice(`We need more information: ${reason}`);
    const content = html`${request} ${drawn.content}
      <p class="hint">
        ${progress[step]} You can also continue in the backoffice:
        <a href="${signInOf(c)}">sign in</a> as ${begun.invite.email}.
      </p>`;
    const page = drawnPage(begun, { ...drawn, content }, state, stepsNav(step, begun.step));
    return frame.show(c, brand, state.problems.length > 0 ? 422 : 200, page);
  }

  const drawnOf = (c: Context, onboarding: Onboarding, state: FormState): Drawn => {
    switch (onboarding.step) {
      case 'welcome':
        return welcome(onboarding, state, asksForCode(onboarding));
      case 'code':
        return code(onboarding, state);
      case 'account':
        return account(onboarding, state);
      default:
        return done(onboarding, signInOf(c));
    }
  };

  /** The steps before sign-up, with the values typed there. */
  async function show(c: Context, brand: Brand, onboarding: Onboarding, given = fresh) {
    const step = onboarding.step === 'welcome' ? 'begin' : onboarding.step;
    const values = await draftedValues(database, onboarding.invite.inviteId, { step });
    const state =
      given.problems.length > 0
        ? { ...given, values: new Map([...given.values, ...versionsOf(values)]) }
        : { ...given, values };
    const status = state.problems.length > 0 ? 422 : 200;
    return frame.show(
      c,
      brand,
      status,
      drawnPage(
        onboarding,
        drawnOf(c, onboarding, state),
        state,
        onboarding.step === 'done' ? undefined : stepsNav(undefined, onboarding.step),
      ),
    );
  }

  /** Takes a step before sign-up; repeating a completed step succeeds without effect. */
  async function enter(onboarding: Onboarding, values: Values, at: Date): Promise<Problems> {
    const cardNumbers = cardNumbersIn(values);
    if (cardNumbers.length > 0) return cardNumbers;
    switch (`${onboarding.step} ${textOf(values, 'step')}`) {
      case 'welcome begin':
        return begin(options, onboarding, textOf(values, 'mobile'), at);
      case 'code code':
        return confirm(options, onboarding, textOf(values, 'code'), at);
      case 'code resend':
        return resend(options, onboarding, at);
      case 'account account': {
        const ownershipType = textOf(values, 'ownershipType');
        const password = rawTextOf(values, 'password');
        return signUp(options, onboarding, { ownershipType, password }, at);
      }
      default:
        return [];
    }
  }

  const showSignIn = (c: Context, brand: Brand, onboarding: Onboarding, state = fresh) => {
    const status = state.problems.length > 0 ? 422 : 200;
    const drawn = welcomeBack(onboarding, state, signInOf(c));
    return frame.show(c, brand, status, drawnPage(onboarding, drawn, state));
  };

  const originOf = (c: Context) => ({
    ip: callerAddress(c),
    userAgent: c.req.header('user-agent'),
  });

  async function takeSignIn(
    c: Context,
    brand: Brand,
    onboarding: Onboarding,
    values: Values,
  ): Promise<Response> {
    if (textOf(values, 'step') !== 'sign-in') return showSignIn(c, brand, onboarding);
    const password = rawTextOf(values, 'password');
    const { cookie, problems } = await signInAtLink(options, onboarding, password, originOf(c));
    if (cookie === undefined) return showSignIn(c, brand, onboarding, { ...fresh, problems });
    c.header('set-cookie', cookie);
    return c.redirect(c.req.path, 303);
  }

  const routes = new Hono();

  routes.get(path, async (c) => {
    const { brand, onboarding } = await read(c);
    if (!onboarding) return frame.show(c, brand, 404, plainPage(gone, fresh));
    if (await mustSignIn(options, onboarding, c.req.header('cookie'))) {
      return showSignIn(c, brand, onboarding);
    }
    const { step } = onboarding;
    if (!isFilling(step) || !isBegun(onboarding)) return show(c, brand, onboarding);
    const asked = fillingSteps.find((one) => one === c.req.query('step'));
    const shown = asked && isVisited(asked, step) ? asked : step;
    const ownerId = c.req.query('owner') ?? '';
    return showFilling(c, brand, onboarding, { step: shown, ownerId });
  });

  routes.post(path, bodyLimit({ maxSize: largestForm }), async (c) => {
    const { brand, onboarding, at } = await read(c);
    if (!onboarding) return frame.show(c, brand, 404, plainPage(gone, fresh));
    const values = await readForm(c);
    const { inviteId } = onboarding.invite;
    const draft = draftFor(onboarding, values);
    const keep = async () => {
      if (draft !== undefined) await keepDraft(database, inviteId, draft, values);
    };
    const isKept = textOf(values, 'keep') === 'yes';
    if (await mustSignIn(options, onboarding, c.req.header('cookie'))) {
      return isKept ? c.body(null, 403) : takeSignIn(c, brand, onboarding, values);
    }
    if (isKept) {
      await keep();
      return c.body(null, 204);
    }
    if (isFilling(onboarding.step) && isBegun(onboarding)) {
      const result = await takeStep(options, onboarding, values, callerAddress(c));
      if (!result || result.problems.length === 0) {
        if (textOf(values, 'step') === 'submit') await closeAllDrafts(database, inviteId);
        else if (result && draft !== undefined) await closeDraft(database, inviteId, draft);
        return c.redirect(`${c.req.path}${result?.next ?? ''}`, 303);
      }
      const { step, problems } = result;
      await keep();
      const ownerId = textOf(values, 'ownerId') || 'new';
      return showFilling(c, brand, onboarding, { step, ownerId, state: { values, problems } });
    }
    // Two tabs may submit the same step; the page then shows the result of the first.
    const problems = await enter(onboarding, values, at).catch((failure: unknown) => {
      if (failure instanceof CallFailure && failure.status === 409) return [];
      if (failure instanceof CallFailure && failure.status === 503) {
        return [{ path: '', message: failure.message }];
      }
      throw failure;
    });
    if (problems.length > 0) {
      await keep();
      return show(c, brand, onboarding, { values, problems });
    }
    if (draft !== undefined) await closeDraft(database, inviteId, draft);
    if (onboarding.step === 'account') {
      const cookie = await cookieAfterSignUp(options, onboarding, originOf(c));
      if (cookie !== undefined) c.header('set-cookie', cookie);
    }
    return c.redirect(c.req.path, 303);
  });

  return routes;
}
