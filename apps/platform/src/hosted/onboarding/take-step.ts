import { zoneOf } from '../../kernel/clock/facilitator-day.ts';
import { textOf, type Values } from '../frame/form.ts';
import type { HostedPagesOptions } from '../options.ts';
import { readBank } from './bank.ts';
import { readBusiness } from './business.ts';
import { addBank, fillIn, submit } from './fill.ts';
import { findOwner, readOwner, withoutOwner } from './owners.ts';
import { type Begun, type FillingStep, isVisited } from './state.ts';
import type { Problems } from './steps.ts';

type Options = Pick<HostedPagesOptions, 'database' | 'clock' | 'instruments'>;

/** The result of a submitted form: its problems on its own step, or the next step. */
export interface StepResult {
  readonly step: FillingStep;
  readonly problems: Problems;
  /** Query string of the next page. */
  readonly next: string;
}

/** The step that a submitted form belongs to. */
const stepsOf: Readonly<Record<string, FillingStep>> = {
  business: 'business',
  owner: 'owners',
  'remove-owner': 'owners',
  'bank-link': 'bank',
  bank: 'bank',
  submit: 'review',
};

async function work(
  options: Options,
  begun: Begun,
  values: Values,
  ip: string | undefined,
): Promise<Problems> {
  switch (textOf(values, 'step')) {
    case 'business': {
      const { body, problems } = readBusiness(values, begun);
      return problems.length > 0 || !body ? problems : fillIn(options, begun, body, ip);
    }
    case 'owner': {
      const { facilitatorId } = begun.parts.application;
      const zone = await zoneOf(options.database, facilitatorId);
      const { body, problems } = readOwner(values, begun, await options.clock.now(), zone);
      return problems.length > 0 || !body ? problems : fillIn(options, begun, body, ip);
    }
    case 'remove-owner': {
      const owner = findOwner(begun, textOf(values, 'ownerId'));
      return owner ? fillIn(options, begun, withoutOwner(begun, owner.ownerId), ip) : [];
    }
    case 'submit':
      return textOf(values, 'terms') === 'yes'
        ? submit(options, begun, ip)
        : [{ path: 'terms', message: 'Accept the terms and conditions.' }];
    default: {
      const { account, isLinked, problems } = readBank(options.instruments, values, begun);
      return problems.length > 0 || !account
        ? problems
        : addBank(options, begun, account, isLinked, ip);
    }
  }
}

const nexts: Readonly<Record<string, string>> = {
  owner: '?step=owners',
  'remove-owner': '?step=owners',
};

/** Handles a submitted form of the application; undefined for an unknown form or one that isn't open yet. */
export async function takeStep(
  options: Options,
  begun: Begun,
  values: Values,
  ip: string | undefined,
): Promise<StepResult | undefined> {
  const posted = textOf(values, 'step');
  const step = stepsOf[posted];
  if (!step || !isVisited(step, begun.step)) return undefined;
  return { step, problems: await work(options, begun, values, ip), next: nexts[posted] ?? '' };
}
