import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { html } from 'hono/html';
import { callerAddress } from '../../api/caller-address.ts';
import { CallFailure } from '../../api/failures.ts';
import type { Brand } from '../../hosts/brands.ts';
import { whoseIs } from '../../hosts/places.ts';
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
import { fillingStep, stepsNav } from './filling-page.ts';
import { findOwner, ownerValues } from './owners.ts';
import { account, code, type Drawn, done, drawnPage, gone, plainPage, welcome } from './page.ts';
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

const isFilling = (step: Onboarding['step']): step is FillingStep =>
  fillingSteps.some((one) => one === step);

const isBegun = (onboarding: Onboarding): onboarding is Begun => onboarding.parts !== undefined;

/**
 * The pages an invite leads to, from accepting it to an application that is submitted. What is filled
 * in is kept at once, so that the link goes on where somebody stopped. No cookie is read: the link
 * says who it is, and numbers of people and businesses are not shown again.
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

  /** What the form of a step begins with, for somebody who comes back to it. */
  function keptValues(step: FillingStep, begun: Begun, ownerId: string): Values {
    if (step === 'business') return businessValues(begun);
    const owner = step === 'owners' ? findOwner(begun, ownerId) : undefined;
    return owner ? ownerValues(owner) : noValues;
  }

  function showFilling(
    c: Context,
    brand: Brand,
    begun: Begun,
    asked: { readonly step: FillingStep; readonly ownerId: string; readonly state?: FormState },
  ): Promise<Response> {
    const { step, ownerId } = asked;
    const state = asked.state ?? { ...fresh, values: keptValues(step, begun, ownerId) };
    const drawn = fillingStep(step, begun, state, ownerId);
    const reason = reasonOf(begun.parts);
    const request = reason === undefined ? '' : notice(`We need more information: ${reason}`);
    const content = html`${request} ${drawn.content}
      <p class="hint">
        Your progress is saved. You can also continue in the backoffice:
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

  function show(c: Context, brand: Brand, onboarding: Onboarding, state = fresh) {
    const status = state.problems.length > 0 ? 422 : 200;
    return frame.show(
      c,
      brand,
      status,
      drawnPage(onboarding, drawnOf(c, onboarding, state), state),
    );
  }

  /** The steps before there is a person; one that is over already is taken as done. */
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

  const routes = new Hono();

  routes.get(path, async (c) => {
    const { brand, onboarding } = await read(c);
    if (!onboarding) return frame.show(c, brand, 404, plainPage(gone, fresh));
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
    if (isFilling(onboarding.step) && isBegun(onboarding)) {
      const result = await takeStep(options, onboarding, values, callerAddress(c));
      if (!result || result.problems.length === 0) {
        return c.redirect(`${c.req.path}${result?.next ?? ''}`, 303);
      }
      const { step, problems } = result;
      const ownerId = textOf(values, 'ownerId') || 'new';
      return showFilling(c, brand, onboarding, { step, ownerId, state: { values, problems } });
    }
    // Two tabs may take the same step: the page then shows where that has led.
    const problems = await enter(onboarding, values, at).catch((failure: unknown) => {
      if (failure instanceof CallFailure && failure.status === 409) return [];
      if (failure instanceof CallFailure && failure.status === 503) {
        return [{ path: '', message: failure.message }];
      }
      throw failure;
    });
    return problems.length === 0
      ? c.redirect(c.req.path, 303)
      : show(c, brand, onboarding, { values, problems });
  });

  return routes;
}
