import type { TemplateContent, TemplateFieldName } from '@payfac/domain/payment-link-templates';
import { accessOf } from '../form/access.ts';
import { givenOf } from '../form/content.ts';
import type { LinkFields } from '../form/values.ts';

type Given = ReturnType<typeof givenOf>;

/** The template's field that decides who may change a value. */
const deciding = {
  cartItems: 'amount',
  callToActionLabel: 'callToAction',
  transactionMessages: 'modifyTransactionMessages',
  customFields: 'hasCustomFields',
} as const satisfies Partial<Record<keyof Given, TemplateFieldName>>;

type Decided = keyof typeof deciding;
const isDecided = (name: string): name is Decided => name in deciding;

const decidingOn = (name: keyof Given): TemplateFieldName =>
  isDecided(name) ? deciding[name] : name;

/** What is entered for a link: the values that its template leaves open, and no other. */
export function openValues(fields: LinkFields, template: TemplateContent): Partial<Given> {
  const given = givenOf(fields, template);
  const open: Partial<Given> = { ...given };
  const names = Object.keys(given).filter((name): name is keyof Given => name in given);
  for (const name of names) {
    if (accessOf(template, decidingOn(name)) !== 'open') delete open[name];
  }
  return open;
}
