import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applyOnboarding,
  isReadyToGoLive,
  type OnboardingAction,
  type OnboardingState,
  onboardingActions,
  onboardingTransitionsFrom,
} from './index.ts';

const start: OnboardingState = { status: 'initiated', stage: 'initiated', provisioning: null };
const show = ({ status, stage, provisioning }: OnboardingState) =>
  `${status} ${stage} ${provisioning}`;

/** Every onboarding state a merchant can reach, written by hand. */
const possible = [
  'initiated initiated null',
  'sms_sent initiated null',
  'sms_valid initiated null',
  'type_selected initiated null',
  'identity business_info null',
  'progress business_info null',
  'progress payout null',
  'review review null',
  'approved processor_underwriting requested',
  'approved processor_underwriting underwriting',
  'approved processor_underwriting provisioned',
  'active active provisioned',
  'declined declined null',
  'declined declined archived',
  'archived archived null',
  'archived archived archived',
];

const follow = (from: OnboardingState, actions: readonly OnboardingAction[]): OnboardingState =>
  actions.reduce((standing, action) => {
    const next = applyOnboarding(standing, action);
    if (!next) throw new Error(`${action} from ${show(standing)}`);
    return next;
  }, from);

const throughThePages = [
  'send-sms',
  'confirm-sms',
  'select-type',
  'enter-identity',
  'enter-payout',
  'submit',
] as const;

describe('a merchant', () => {
  it('goes from invitation to live', () => {
    const submitted = follow(start, throughThePages);
    expect(show(submitted)).toBe('review review null');
    const approved = follow(submitted, ['approve']);
    expect(show(approved)).toBe('approved processor_underwriting requested');
    const provisioned = follow(approved, ['underwrite', 'provision']);
    expect(show(follow(provisioned, ['activate']))).toBe('active active provisioned');
  });

  it('is filled in here without text messages', () => {
    expect(show(follow(start, ['fill-in', 'enter-payout', 'submit']))).toBe('review review null');
  });

  it('is asked for more, and submitted again', () => {
    const asked = follow(start, [...throughThePages, 'request-information']);
    expect(show(asked)).toBe('identity business_info null');
    expect(show(follow(asked, ['submit']))).toBe('review review null');
  });

  it('is refused by the processor, put away and opened again, with a new request', () => {
    const refused = follow(start, [...throughThePages, 'approve', 'underwrite', 'decline']);
    expect(show(refused)).toBe('declined declined archived');
    const again = follow(refused, ['archive', 'reopen', 'submit', 'approve']);
    expect(show(again)).toBe('approved processor_underwriting requested');
  });

  it('is not activated before it is provisioned', () => {
    const approved = follow(start, [...throughThePages, 'approve']);
    expect(applyOnboarding(approved, 'activate')).toBeUndefined();
    expect(isReadyToGoLive(approved, true)).toBe(false);
    const provisioned = follow(approved, ['underwrite', 'provision']);
    expect(isReadyToGoLive(provisioned, true)).toBe(true);
    expect(isReadyToGoLive(provisioned, false)).toBe(false);
  });

  it('has its processor reset and provisioned again while it is live', () => {
    const live = follow(start, [
      ...throughThePages,
      'approve',
      'underwrite',
      'provision',
      'activate',
    ]);
    expect(show(follow(live, ['reset', 'provision']))).toBe('active active provisioned');
  });

  it('never stands where the three disagree, whatever is tried', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...onboardingActions), { maxLength: 60 }), (actions) => {
        let standing = start;
        for (const action of actions) standing = applyOnboarding(standing, action) ?? standing;
        expect(possible).toContain(show(standing));
      }),
    );
  });

  it('can come to every one of these standings, and is offered exactly what is allowed there', () => {
    const seen = new Map([[show(start), start]]);
    for (const standing of seen.values()) {
      const offered = onboardingTransitionsFrom(standing);
      for (const { to } of offered) if (!seen.has(show(to))) seen.set(show(to), to);
      expect(offered.map(({ action }) => action)).toEqual(
        onboardingActions.filter((action) => applyOnboarding(standing, action)),
      );
    }
    expect([...seen.keys()].toSorted()).toEqual(possible.toSorted());
  });

  it('is moved by anyone who holds the ability', () => {
    const review = follow(start, throughThePages);
    expect(onboardingTransitionsFrom(review).map(({ action, by }) => `${action} ${by}`)).toEqual([
      'request-information accounts.requestInformation',
      'approve accounts.approve',
      'decline accounts.decline',
    ]);
  });
});
