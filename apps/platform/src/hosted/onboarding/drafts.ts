import { and, eq, lt, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database, Queryable } from '../../kernel/database/connection.ts';
import { onboardingDrafts } from '../../kernel/database/schema/index.ts';
import { noValues, textOf, type Values } from '../frame/form.ts';
import { cardNumbersIn } from '../frame/read.ts';
import { fillingSteps, type Onboarding, type OnboardingStep } from './state.ts';

/*
 * Values that an applicant typed and hasn't submitted yet: sealed, one draft per form of an invite. Submitting a form
 * closes its draft and increments its version, so that an older page can't restore it.
 */

const kept = z.array(z.tuple([z.string(), z.array(z.string())]));
const keptDays = 90;

/**
 * Consent is asked for on every visit. Only a token of a bank account is stored; passwords and codes aren't stored.
 */
const neverKept: ReadonlySet<string> = new Set([
  'password',
  'code',
  'accountNumber',
  'accountAgain',
  'terms',
  'step',
  'keep',
  'version',
  'ownerId',
]);

/** Forms whose values are saved, by the step in which each can be filled in. */
const draftedForms = {
  begin: ['welcome'],
  account: ['account'],
  business: fillingSteps,
  owner: fillingSteps,
  'remove-owner': fillingSteps,
  bank: fillingSteps,
  'bank-link': fillingSteps,
} as const satisfies Readonly<Record<string, readonly OnboardingStep[]>>;

/** Each owner has a draft. */
const draftOf = (step: string, ownerId: string): string =>
  step.endsWith('owner') ? `owner:${ownerId === '' ? 'new' : ownerId}` : step;

/** The draft of a submitted form; undefined for a form that isn't saved. */
export function draftFor({ step, parts }: Onboarding, values: Values): string | undefined {
  const posted = textOf(values, 'step');
  const isDrafted = Object.entries(draftedForms).some(
    ([form, steps]) => form === posted && steps.some((one) => one === step),
  );
  if (!isDrafted) return undefined;
  const owners = parts?.application.identity.owners ?? [];
  const owner = owners.find(({ ownerId }) => ownerId === textOf(values, 'ownerId'));
  return draftOf(posted, owner?.ownerId ?? '');
}

function keptOf(values: Values): string {
  const refused = new Set(cardNumbersIn(values).map(({ path }) => path));
  const entries = [...values].filter(([name]) => !neverKept.has(name) && !refused.has(name));
  return JSON.stringify(entries);
}

interface Draft {
  readonly version: number;
  /** Undefined when nothing was typed since the form was last submitted. */
  readonly values: Values | undefined;
}

async function readDraft(queryable: Queryable, inviteId: string, form: string): Promise<Draft> {
  const [found] = await queryable
    .select({ version: onboardingDrafts.version, typed: onboardingDrafts.typed })
    .from(onboardingDrafts)
    .where(and(eq(onboardingDrafts.inviteId, inviteId), eq(onboardingDrafts.form, form)));
  const typed = found?.typed ?? null;
  return {
    version: found?.version ?? 0,
    values: typed === null ? undefined : new Map(kept.parse(JSON.parse(typed))),
  };
}

/** Saves a form's values, unless the form was submitted since its page was shown. */
export async function keepDraft(
  queryable: Queryable,
  inviteId: string,
  form: string,
  values: Values,
): Promise<void> {
  const version = Number.parseInt(textOf(values, 'version'), 10) || 0;
  const typed = keptOf(values);
  const draft = { inviteId, form, version, typed, updatedAt: new Date() };
  await queryable
    .insert(onboardingDrafts)
    .values(draft)
    .onConflictDoUpdate({
      target: [onboardingDrafts.inviteId, onboardingDrafts.form],
      set: { typed, updatedAt: draft.updatedAt },
      setWhere: eq(onboardingDrafts.version, version),
    });
}

/** Clears the draft of a submitted form. */
export async function closeDraft(
  queryable: Queryable,
  inviteId: string,
  form: string,
): Promise<void> {
  const updatedAt = new Date();
  await queryable
    .insert(onboardingDrafts)
    .values({ inviteId, form, version: 1, typed: null, updatedAt })
    .onConflictDoUpdate({
      target: [onboardingDrafts.inviteId, onboardingDrafts.form],
      set: { version: sql`${onboardingDrafts.version} + 1`, typed: null, updatedAt },
    });
}

/** Clears all drafts of an invite whose application was submitted. */
export async function closeAllDrafts(queryable: Queryable, inviteId: string): Promise<void> {
  await queryable
    .update(onboardingDrafts)
    .set({ version: sql`${onboardingDrafts.version} + 1`, typed: null, updatedAt: new Date() })
    .where(eq(onboardingDrafts.inviteId, inviteId));
}

/** The saved values that hold a form's version. */
export const versionsOf = (values: Values): Values =>
  new Map([...values].filter(([name]) => name.startsWith('version.')));

/** A form's initial values and its version, which it posts back. */
export async function draftedValues(
  queryable: Queryable,
  inviteId: string,
  {
    step,
    ownerId = '',
    values = noValues,
  }: {
    readonly step: string;
    readonly ownerId?: string | undefined;
    readonly values?: Values;
  },
): Promise<Values> {
  const draft = await readDraft(queryable, inviteId, draftOf(step, ownerId));
  return new Map([
    ...(draft.values ?? values),
    ['ownerId', [ownerId]],
    [`version.${step}`, [String(draft.version)]],
  ]);
}

/** Deletes abandoned drafts. @returns how many. */
export async function deleteOldDrafts(database: Database, now = new Date()): Promise<number> {
  const before = new Date(now.getTime() - keptDays * 86_400_000);
  const { rowCount } = await database
    .delete(onboardingDrafts)
    .where(lt(onboardingDrafts.updatedAt, before));
  return rowCount ?? 0;
}
