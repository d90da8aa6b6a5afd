import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { features } from '@payfac/domain/access';
import { businessTypes, type FeeSchedule, feeScheduleSchema } from '@payfac/domain/accounts';
import { formatUsd } from '@payfac/domain/money';
import {
  feeTemplateSchema,
  type OnboardingStep,
  onboardingFlowTemplateSchema,
  onboardingSteps,
} from '@payfac/domain/products';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { merchantCategories } from '../../areas/products/categories.data.ts';
import { recordByOperator } from '../../http/sessions/by-operator.ts';
import type { Database } from '../../kernel/database/connection.ts';
import { newId } from '../../kernel/database/ids.ts';
import { inTransaction } from '../../kernel/database/in-transaction.ts';
import { facilitators, spProducts } from '../../kernel/database/schema/index.ts';
import { root } from './settings.ts';

const slugPattern = /^[a-z\d]+(?:-[a-z\d]+)*$/;
const mccCodes = merchantCategories.map(({ mcc }) => mcc);
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(60));

/** What merchants have without Apple Pay's certificate, which a facilitator has to get first. */
const usualFeatures = features.filter((feature) => feature !== 'applePay');

const feesSchema = z
  .strictObject(feeScheduleSchema.shape)
  .check(
    z.refine(({ fixed, dispute }) => fixed >= 0 && dispute >= 0, { error: 'A fee is 0 or more.' }),
  );

/** A product in a file. Amounts are in dollars, as everywhere in the API. */
const fileSchema = z.strictObject({
  slug: z.string().check(z.maxLength(40), z.regex(slugPattern)),
  name,
  serviceProviderName: name,
  fees: feesSchema,
  isActive: z._default(z.boolean(), true),
  mccCodes: z._default(z.array(z.enum(mccCodes)).check(z.minLength(1)), mccCodes),
  ownershipTypes: z._default(z.array(z.enum(businessTypes)).check(z.minLength(1)), [
    ...businessTypes,
  ]),
  features: z._default(z.array(z.enum(features)), usualFeatures),
  feeTemplates: z.optional(
    z.array(z.strictObject({ ...feeTemplateSchema.shape, fees: feesSchema })).check(z.minLength(1)),
  ),
  onboardingFlowTemplates: z.optional(
    z.array(z.strictObject(onboardingFlowTemplateSchema.shape)).check(z.minLength(1)),
  ),
});

type ProductFile = z.output<typeof fileSchema>;

const standardFees = (slug: string, fees: FeeSchedule) => ({
  feeTemplateId: `${slug}-standard`,
  name: 'Standard',
  description: `${fees.percentage}% and ${formatUsd(fees.fixed)} a payment`,
  fees,
});

const fullFlow = (slug: string, steps: readonly OnboardingStep[]) => ({
  onboardingFlowTemplateId: `${slug}-full`,
  name: 'Full',
  description: 'Code by text message, business, owners and bank account',
  steps: [...steps],
});

/**
 * Reads a product's file; a relative path is relative to the checkout.
 * @throws Error with a one-line message that names the field.
 */
async function readProduct(path: string): Promise<ProductFile> {
  let content: unknown;
  try {
    content = JSON.parse(await readFile(resolve(root, path), 'utf8'));
  } catch (problem) {
    const why = problem instanceof Error ? problem.message : String(problem);
    throw new Error(`The product's file ${path} cannot be read: ${why}`, { cause: problem });
  }
  const parsed = fileSchema.safeParse(content);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = issue?.path.join('.') || 'the file';
  const what =
    issue?.code === 'unrecognized_keys'
      ? `Remove ${issue.keys.join(', ')}, which it doesn’t have.`
      : issue?.message;
  throw new Error(`The product's file ${path}, ${field}: ${what}`);
}

/**
 * Adds a product to a brand, or changes the one with the same slug to what the file says. Its branding and webhook,
 * which the back office edits, stay. Merchants who were boarded keep their fees.
 * @returns what was done, for display.
 * @throws Error for a file that can't be used, a brand without facilitator, and a slug that another brand has.
 */
export async function putProduct(
  database: Database,
  { file, brand }: { readonly file: string; readonly brand: string },
): Promise<string> {
  const { slug, ...said } = await readProduct(file);
  const terms = {
    ...said,
    feeTemplates: said.feeTemplates ?? [standardFees(slug, said.fees)],
    onboardingFlowTemplates: said.onboardingFlowTemplates ?? [fullFlow(slug, onboardingSteps)],
    updatedAt: new Date(),
  };
  return inTransaction(database, async (transaction) => {
    const [facilitator] = await transaction
      .select({ name: facilitators.name })
      .from(facilitators)
      .where(eq(facilitators.facilitatorId, brand));
    if (!facilitator) {
      throw new Error(
        `There is no facilitator ${brand} yet: make it with its first administrator.`,
      );
    }
    const [found] = await transaction
      .select({ spProductId: spProducts.spProductId, facilitatorId: spProducts.facilitatorId })
      .from(spProducts)
      .where(eq(spProducts.slug, slug))
      .for('update');
    if (found && found.facilitatorId !== brand) {
      throw new Error(`The slug ${slug} is taken by another brand: choose another one.`);
    }
    const spProductId = found?.spProductId ?? newId('spp');
    await recordByOperator(transaction, {
      facilitatorId: brand,
      action: 'products.edit',
      target: spProductId,
      message: `${found ? 'Changed' : 'Added'} the product ${said.name}`,
    });
    if (found) {
      await transaction
        .update(spProducts)
        .set(terms)
        .where(eq(spProducts.spProductId, spProductId));
      return `${said.name} of ${facilitator.name} is as ${file} says.`;
    }
    await transaction.insert(spProducts).values({
      ...terms,
      spProductId,
      facilitatorId: brand,
      slug,
      branding: {
        spProductName: said.name,
        squareLogoUrl: null,
        primaryColor: null,
        termsUrl: null,
        privacyUrl: null,
      },
      createdAt: terms.updatedAt,
    });
    return `${facilitator.name} has the product ${said.name}: merchants can be invited to it.`;
  });
}
