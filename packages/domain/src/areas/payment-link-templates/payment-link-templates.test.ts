import { describe, expect, it } from 'vitest';
import { cents } from '../../kernel/money/index.ts';
import {
  clerkTemplate,
  fieldByName,
  fillNotes,
  isSectionVisible,
  isTemplateValid,
  newTemplate,
  nextThirdColumnMode,
  payerSees,
  sectionFields,
  type TemplateContent,
  type TemplateField,
  type TemplateFieldName,
  templateEditorMode,
  templateFieldNames,
  templateFieldsSchema,
  templateProblems,
  templateSections,
  templateTotals,
  visibleSections,
} from './index.ts';

const zone = 'America/New_York';
const now = new Date('2026-03-02T15:00:00Z');
const clerk = clerkTemplate(now, zone);

const showing = (template: TemplateContent, names: readonly TemplateFieldName[]): TemplateField[] =>
  template.fields.map((field) => ({ ...field, visible: names.includes(field.name) }));

describe('the field set', () => {
  it('is the 22 required ones [LINK-08]', () => {
    const required =
      'description paymentMethods amountOrCart amount taxAmount invoiceNumber diffPercentage ' +
      'totalModifiers collectEmail collectPhoneNumber collectBillingAddress ' +
      'collectShippingAddress collectPaymentMethod usageType usageLimit callToAction ' +
      'modifyTransactionMessages hasCustomFields notes sendSms sendEmail expiresAt';
    expect(templateFieldNames).toEqual(required.split(' '));
  });

  it('lies in its sections whole, each field in one [LINK-06, LINK-09..11]', () => {
    const placed = templateSections.flatMap((section) => sectionFields[section]);
    expect(placed.toSorted()).toEqual([...templateFieldNames].toSorted());
    expect(sectionFields).toMatchObject({
      cartItems: ['description', 'amountOrCart', 'amount', 'taxAmount'],
      totalModifiers: ['totalModifiers'],
      usage: ['usageType', 'usageLimit'],
      customization: ['callToAction', 'modifyTransactionMessages', 'hasCustomFields'],
    });
  });

  it.each([newTemplate(), clerk])('is whole in a template newly made', ({ fields }) => {
    expect(fields.map(({ name }) => name)).toEqual(templateFieldNames);
    const wire = fields.map((field) =>
      field.name === 'expiresAt'
        ? { ...field, defaultValue: field.defaultValue?.toISOString() ?? null }
        : field,
    );
    expect(templateFieldsSchema.safeParse(wire).error?.issues ?? []).toEqual([]);
    expect(templateFieldsSchema.safeParse(wire.slice(1)).success).toBe(false);
    expect(templateFieldsSchema.safeParse([...wire.slice(1), wire[1]]).success).toBe(false);
  });
});

describe('a new template', () => {
  const template = newTemplate();
  const value = <N extends TemplateFieldName>(name: N) => fieldByName(template.fields, name);

  it('has the required defaults [LINK-15..19]', () => {
    expect(value('usageType')?.defaultValue).toBe('single_use');
    expect(value('usageLimit')?.defaultValue).toBe(10);
    expect(value('callToAction')?.defaultValue).toBe('Pay');
    expect(value('callToAction')?.options).toEqual(['Pay', 'Donate', 'Book', 'Custom']);
    expect(value('amountOrCart')?.defaultValue).toBe('amount');
    expect(value('expiresAt')).toMatchObject({ defaultUnit: 'days', defaultUnitValue: 1 });
    expect(template.cartItems).toEqual([{ description: '', price: 0, quantity: 1 }]);
    expect(template.fields.every(({ visible, enabled }) => visible && enabled)).toBe(true);
  });

  it('shows a payer neither cart nor modifiers', () => {
    expect(payerSees(template)).toEqual({ cartItems: false, totalModifiers: false });
  });
});

describe('a sales clerk’s template', () => {
  const value = <N extends TemplateFieldName>(name: N) => fieldByName(clerk.fields, name);

  it('shows six fields [LINK-21]', () => {
    const visible = clerk.fields.filter((field) => field.visible).map(({ name }) => name);
    expect(visible.toSorted()).toEqual(
      [
        'amount',
        'invoiceNumber',
        'collectPaymentMethod',
        'sendSms',
        'sendEmail',
        'expiresAt',
      ].toSorted(),
    );
    expect(clerk.name).toBe('Sales Clerk Template');
    expect(visibleSections(clerk.fields)).toEqual(['cartItems', 'options']);
  });

  it('collects e-mail, phone and billing address, and nothing else [LINK-22]', () => {
    expect(value('collectEmail')?.defaultValue).toBe(true);
    expect(value('collectPhoneNumber')?.defaultValue).toBe(true);
    expect(value('collectBillingAddress')?.defaultValue).toBe(true);
    expect(value('collectShippingAddress')?.defaultValue).toBe(false);
    expect(value('collectPaymentMethod')?.defaultValue).toBe(false);
  });

  it('expires at 8 PM, which cannot be edited [LINK-26]', () => {
    expect(value('expiresAt')).toMatchObject({
      enabled: false,
      defaultUnit: 'specificDate',
      defaultValue: new Date('2026-03-03T01:00:00Z'),
    });
  });

  it('tells of the debit discount [LINK-23]', () => {
    const notes = value('notes')?.defaultValue ?? '';
    expect(fillNotes(notes, '3')).toBe('Pay with a debit card and save 3%.');
  });
});

describe('visibility', () => {
  it.each(templateSections)('hides %s when all its fields are hidden [LINK-27]', (section) => {
    const template = newTemplate();
    const others = templateFieldNames.filter((name) => !sectionFields[section].includes(name));
    expect(isSectionVisible(showing(template, others), section)).toBe(false);
    for (const name of sectionFields[section]) {
      expect(isSectionVisible(showing(template, [name]), section), name).toBe(true);
    }
  });

  it('shows a payer modifiers once there is one [LINK-29]', () => {
    const fields = newTemplate().fields.map(
      (field): TemplateField =>
        field.name === 'totalModifiers'
          ? { ...field, defaultValue: [{ type: 'Fee', description: '', amount: cents(100) }] }
          : field,
    );
    expect(payerSees({ fields, cartItems: [] }).totalModifiers).toBe(true);
  });
});

describe('a configuration', () => {
  const template: TemplateContent = { ...newTemplate(), subMerchantIds: ['sm_0007'] };
  const changed = (...changes: TemplateField[]): TemplateContent => ({
    ...template,
    fields: template.fields.map(
      (field) => changes.find(({ name }) => name === field.name) ?? field,
    ),
  });
  const shown = { visible: true, enabled: true };
  const cart: TemplateField = { name: 'amountOrCart', ...shown, defaultValue: 'cart' };
  const discount: TemplateField = {
    name: 'totalModifiers',
    ...shown,
    defaultValue: [{ type: 'Discount', description: 'March', amount: cents(-500) }],
  };

  it('is valid when its list of errors is empty [LINK-30]', () => {
    expect(templateProblems(template)).toEqual([]);
    expect(isTemplateValid(template)).toBe(true);
    expect(isTemplateValid({ ...template, name: ' ' })).toBe(false);
  });

  it.each<[string, TemplateContent]>([
    ['name', { ...template, name: '' }],
    ['subMerchantIds', { ...template, subMerchantIds: [] }],
    ['paymentMethods', changed({ name: 'paymentMethods', ...shown, defaultValue: [] })],
    ['cartItems', changed(cart)],
    ['callToActionLabel', changed({ name: 'callToAction', ...shown, defaultValue: 'Custom' })],
    ['customFields', changed({ name: 'hasCustomFields', ...shown, defaultValue: true })],
    [
      'transactionMessages',
      changed({ name: 'modifyTransactionMessages', ...shown, defaultValue: true }),
    ],
    ['totalModifiers', changed({ name: 'amount', ...shown, defaultValue: cents(500) }, discount)],
  ])('can be wrong in %s', (path, content) =>
    expect(templateProblems(content).map((problem) => problem.path)).toEqual([path]),
  );

  it('adds up its cart', () => {
    const items = [{ description: 'Mug', price: cents(1_250), quantity: 2 }];
    const totals = templateTotals({ ...changed(cart, discount), cartItems: items });
    expect(totals).toEqual({ subtotal: 2_500, modifiers: -500, taxAmount: 0, totalAmount: 2_000 });
  });
});

describe('the manager', () => {
  it('cycles its third column: visible, stacked, hidden [LINK-01]', () => {
    expect(nextThirdColumnMode('visible')).toBe('stacked');
    expect(nextThirdColumnMode('stacked')).toBe('hidden');
    expect(nextThirdColumnMode('hidden')).toBe('visible');
  });

  it('creates a new one or edits what is saved [LINK-02]', () => {
    expect(templateEditorMode(undefined)).toBe('create-new');
    expect(templateEditorMode('plt_000000004')).toBe('edit-saved-template');
  });
});
