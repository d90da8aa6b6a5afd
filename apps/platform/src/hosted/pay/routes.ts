import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { keepBankAccount } from '../../areas/echecks/keep-account.ts';
import { callerAddress } from '../../http/caller-address.ts';
import type { Brand } from '../../http/hosts/brands.ts';
import { newSecret } from '../../http/sessions/secrets.ts';
import { isThrottled } from '../../http/sessions/throttle.ts';
import { type FormState, fresh, readForm, textOf, type Values, valuesOf } from '../frame/form.ts';
import { type Frame, type Page } from '../frame/frame.ts';
import type { HostedPagesOptions } from '../options.ts';
import { findAttempt, outcomeOf, settleAttempt } from './attempt.ts';
import { closingOf } from './availability.ts';
import { openCardContext } from './card-context.ts';
import { closedPage, unknownPage } from './closed-page.ts';
import { withAnswers } from './custom-fields.ts';
import { payForm } from './form.ts';
import { hasTwoPrices, type Offer, offerOf } from './offer.ts';
import { openPage } from './open.ts';
import { billingIsShipping, type Order, payerValues, readOrder } from './order.ts';
import {
  declineText,
  heldPage,
  receiptPage,
  runningPage,
  unknownOutcomePage,
} from './outcome-page.ts';
import { findPayable, type Payable } from './payable.ts';
import { findInstrument } from './payer-instrument.ts';
import { reviewPage } from './review-page.ts';
import { offerInSight } from './summary.ts';
import { takePayment, throttleKeysOf } from './take-payment.ts';

const path = '/pay/:sessionId{hps_\\w+}';
const attemptPath = `${path}/payments/:attemptId`;
const largestForm = 64 * 1024;

const wait = 'Too many cards were declined here. Wait a minute, then try again.';
const changed = 'The amount due has changed since you opened this page. Check it before you pay.';
const busy =
  'Someone else was paying here at the same time. Nothing was charged to you. Try again.';
const enterAgain = 'Enter your card or bank account again. Each entry works for one payment.';

const tokenNames = ['token', 'bankToken'] as const;
const tokenName = (method: Order['method']) => (method === 'eCheck' ? 'bankToken' : 'token');

const without = (values: Values, names: readonly string[]): Values =>
  new Map([...values].filter(([name]) => !names.includes(name)));

const outcomeAddress = (c: Context, attemptId: string): string =>
  `/pay/${c.req.param('sessionId') ?? ''}/payments/${attemptId}`;

/** The payment page of payment links, invoices and plan invitations. Reads no cookie. */
export function createPay(options: HostedPagesOptions, frame: Frame, loader: Page['script']): Hono {
  const { database, clock } = options;

  interface Visit {
    readonly brand: Brand;
    readonly payable: Payable;
    readonly now: Date;
    readonly offer: Offer;
  }

  /** Shows a page of the visit, or that the address doesn't exist. */
  async function visiting(
    c: Context,
    work: (visit: Visit) => Promise<Response>,
  ): Promise<Response> {
    const { brand } = frame.placeOf(c);
    const sessionId = c.req.param('sessionId') ?? '';
    const payable = await findPayable(database, sessionId, brand.facilitatorId);
    if (!payable) return frame.show(c, brand, 404, unknownPage);
    const now = await clock.now();
    return work({ brand, payable, now, offer: offerOf(payable, now) });
  }

  /** As `visiting`; a page that can't be paid any more says why instead. */
  const paying = (c: Context, work: (visit: Visit) => Promise<Response>): Promise<Response> =>
    visiting(c, (visit) => {
      const closing = closingOf(visit.payable, visit.now);
      if (!closing) return work(visit);
      const { status, page } = closedPage(visit.payable, closing);
      return frame.show(c, visit.brand, status, page);
    });

  async function showForm(
    c: Context,
    { brand, payable, offer }: Visit,
    state: FormState,
    attemptId = newSecret(),
    status?: 402,
  ): Promise<Response> {
    const entered = async (method: Order['method'], name: string) => {
      const token = textOf(state.values, name);
      return token === ''
        ? undefined
        : (await findInstrument(database, payable, { method, token }))?.label;
    };
    const enteredCard = await entered('creditCard', 'token');
    const takesCards = offer.methods.includes('creditCard') && enteredCard === undefined;
    const form = payForm({
      offer,
      state,
      attemptId,
      card: takesCards ? await openCardContext(options, c, payable) : undefined,
      enteredCard,
      enteredAccount: await entered('eCheck', 'bankToken'),
    });
    const hasProblem = state.problems.length > 0;
    return frame.show(c, brand, status ?? (hasProblem ? 422 : 200), {
      ...offerInSight(offer),
      title: `${offer.title} · ${offer.payee}`,
      content: form,
      hasProblem,
      script: takesCards ? loader : undefined,
    });
  }

  /** The form with a failed attempt's values, and the reason for the failure. */
  async function afterDecline(sessionId: string, attemptId: string, payable: Payable) {
    const attempt = await findAttempt(options, sessionId, attemptId);
    if (!attempt || outcomeOf(attempt) !== 'declined') return undefined;
    const problems = [{ path: '', message: declineText(payable, attempt) }];
    const values = withAnswers(payerValues(attempt.payment.payer), attempt.row?.customFields ?? {});
    return { values, problems };
  }

  async function submit(c: Context, visit: Visit, values: Values): Promise<Response> {
    const { payable, offer } = visit;
    const attemptId = textOf(values, 'attempt') || newSecret();
    const again = (problems: FormState['problems'], shown = values) =>
      showForm(c, visit, { values: shown, problems }, attemptId);
    const step = textOf(values, 'step');
    if (step === 'another') return again([], without(values, tokenNames));
    if (step === 'back') return again([]);
    if (textOf(values, 'shown') !== String(offer.totalAmount)) {
      return again([{ path: '', message: changed }]);
    }
    const read = readOrder(values, offer);
    if (!read.ok) return again(read.problems);
    const ip = callerAddress(c);
    const mustWait = () => again([{ path: '', message: wait }]);
    if (await isThrottled(database, throttleKeysOf(payable, ip), new Date())) return mustWait();
    const order = await withToken(read.order, payable);
    const means = await findInstrument(database, payable, order);
    if (!means) return again([{ path: '', message: enterAgain }], without(values, tokenNames));
    if (step === 'review' && hasTwoPrices(offer)) {
      const kept = new Map([...values, [tokenName(order.method), [order.token]]]);
      return frame.show(c, visit.brand, 200, reviewPage(offer, kept, means));
    }
    const end = await takePayment(options, { payable, offer, order, means, ip });
    if (end === 'wait') return mustWait();
    if (end === 'begun') return c.redirect(outcomeAddress(c, order.attemptId), 303);
    if (end === 'again') {
      return again([{ path: '', message: enterAgain }], without(values, tokenNames));
    }
    if (end === 'too-much') {
      const message = `${offer.payee} can’t take this amount in one payment. Nothing was charged. Ask them how to pay.`;
      return again([{ path: '', message }], without(values, tokenNames));
    }
    return afterClosing(c, visit, again);
  }

  /**
   * Shows why the page was closed meanwhile. If it is open again, keeps the payer's values and asks them to try again.
   */
  async function afterClosing(
    c: Context,
    { brand, payable, now }: Visit,
    again: (problems: FormState['problems']) => Promise<Response>,
  ): Promise<Response> {
    const { sessionId } = payable.session;
    const still = (await findPayable(database, sessionId, brand.facilitatorId)) ?? payable;
    const closing = closingOf(still, now);
    if (!closing) return again([{ path: '', message: busy }]);
    const { status, page } = closedPage(still, closing);
    return frame.show(c, brand, status, page);
  }

  /** Tokenizes a bank account's numbers. */
  async function withToken(order: Order, { subMerchant }: Payable): Promise<Order> {
    if (!order.account) return order;
    const typed = { accountHolderName: order.payer.name, ...order.account };
    const { token } = await keepBankAccount(options, subMerchant, typed, await clock.now());
    return { ...order, token };
  }

  const routes = new Hono();

  routes.get(path, (c) =>
    paying(c, async (visit) => {
      const { payable, now } = visit;
      await openPage(database, payable, now);
      const { session } = payable;
      const known = await afterDecline(session.sessionId, c.req.query('after') ?? '', payable);
      if (known) return showForm(c, visit, known, newSecret(), 402);
      const { email, mobileNumber: phone } = session;
      const values = valuesOf({ email, phone, [billingIsShipping]: 'yes' });
      return showForm(c, visit, { ...fresh, values });
    }),
  );

  routes.post(path, bodyLimit({ maxSize: largestForm }), async (c) => {
    const values = await readForm(c);
    const attemptId = textOf(values, 'attempt');
    const isBegun = async () =>
      (await findAttempt(options, c.req.param('sessionId'), attemptId)) !== undefined;
    const outcome = () => c.redirect(outcomeAddress(c, attemptId), 303);
    if (await isBegun()) return outcome();
    const answer = await paying(c, (visit) => submit(c, visit, values));
    // The same form may have been sent twice, and the other request may have won.
    return answer.status !== 303 && (await isBegun()) ? outcome() : answer;
  });

  routes.get(attemptPath, (c) =>
    visiting(c, async ({ brand, payable, offer }) => {
      const { sessionId, attemptId } = c.req.param();
      const attempt = await settleAttempt(options, sessionId, attemptId);
      if (!attempt) return frame.show(c, brand, 404, unknownPage);
      switch (outcomeOf(attempt)) {
        case 'paid':
          return frame.show(c, brand, 200, receiptPage(payable, attempt, offer));
        case 'held':
          return frame.show(c, brand, 200, heldPage(payable, attempt));
        case 'unknown':
          return frame.show(c, brand, 202, unknownOutcomePage(payable, attempt));
        case 'running':
          return frame.show(c, brand, 202, runningPage(payable, attempt));
        case 'declined':
          return c.redirect(`/pay/${sessionId}?after=${attemptId}`, 303);
      }
    }),
  );

  return routes;
}
