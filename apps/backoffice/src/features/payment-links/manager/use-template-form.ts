import * as paymentLinkTemplates from '@payfac/api/contract/payment-link-templates';
import {
  type PaymentLinkTemplate,
  type TemplateContent,
  templateProblems,
} from '@payfac/domain/payment-link-templates';
import { type FieldProblem, missingValue } from '@payfac/domain/validation';
import { useRef } from 'react';
import { send } from '../../../shared/api/connection.ts';
import { draftOf } from '../../../shared/form/drafts.ts';
import { useCallForm } from '../../../shared/form/use-call-form.tsx';
import type { RowAction } from '../../../shared/lists/actions/row-action.ts';
import { notify } from '../../../shared/notify/notify.ts';
import { begun, missing, onePerField } from '../form/begun.ts';
import { checkable, type LinkFields, linkForm } from '../form/values.ts';
import { contentOf, templateFieldsOf } from './template-content.ts';

/** The name of a template's draft until it is saved; new templates share one. */
const draftName = (id: string | undefined): string => `payment-link-template.${id ?? 'new'}`;

/** Whether the user has unsaved changes to a template. */
export const hasWork = (userId: string, id: string | undefined): boolean =>
  draftOf(userId, draftName(id)).read() !== null;

/** The form's paths, where they differ from the domain's. */
const places: Readonly<Record<string, string>> = {
  paymentMethods: 'creditCard',
  cartItems: 'cartItems.0.price',
  totalModifiers: 'totalModifiers.0.amount',
  customFields: 'hasCustomFields',
  transactionMessages: 'successMessage',
};

const always = () => true;

/** A template's problems; it is valid without any. */
function problemsOf(fields: LinkFields, base: TemplateContent): FieldProblem[] {
  const { customFields, hasCustomFields, expiryUnit, expiryDay, expiryValue } = fields;
  const expiry = expiryUnit === 'specificDate' ? expiryDay : expiryValue;
  return onePerField(fields, [
    ...(fields.name === undefined ? [{ path: 'name', message: missingValue }] : []),
    ...begun(fields, always, true),
    ...(expiry === undefined ? [missing('expiryValue')] : []),
    ...(hasCustomFields
      ? customFields.flatMap(({ label }, index) =>
          label === undefined ? [missing(`customFields.${index}.label`)] : [],
        )
      : []),
    ...templateProblems(contentOf(fields, base)).map(({ path, message }) => ({
      path: places[path] ?? path,
      message,
    })),
  ]);
}

/** Whether to change the template itself, or to save it as a new one. */
type Aim = 'save' | 'save-as-new';

interface TemplateFormOptions {
  /** Undefined for a new one. */
  readonly saved: PaymentLinkTemplate | undefined;
  readonly base: TemplateContent;
  readonly onDone: (template: PaymentLinkTemplate) => void;
}

/** The form of a template. Changes are kept until they are saved, even while others are opened. */
export function useTemplateForm({ saved, base, onDone }: TemplateFormOptions) {
  const aim = useRef<Aim>('save');
  const id = saved?.paymentLinkTemplateId;
  const link = useCallForm(linkForm, {
    initial: templateFieldsOf(base),
    call: (fields) => {
      const content = contentOf(fields, base);
      if (id !== undefined && aim.current === 'save') {
        const body = { ...content, paymentLinkTemplateId: id };
        return send(paymentLinkTemplates.update)({ body });
      }
      const isSame = saved !== undefined && content.name === saved.name;
      const name = isSame ? `${content.name} copy` : content.name;
      return send(paymentLinkTemplates.create)({ body: { ...content, name } });
    },
    onDone: (template) => {
      notify('success', `Saved ${template.name}.`);
      onDone(template);
    },
    draft: draftName(id),
    check: (filled) => problemsOf(checkable(filled), base),
  });
  const submitAs = (next: Aim) => {
    aim.current = next;
    link.submit();
  };
  const { form, discard } = link;
  /** Reverts to the saved template: the fields first, then the draft. */
  const startOver = () => {
    form.reset(templateFieldsOf(base));
    discard();
  };
  return { link, submitAs, startOver };
}

export const templateActions: readonly RowAction<PaymentLinkTemplate>[] = [
  {
    label: 'Delete',
    ability: 'paymentLinkManager',
    tone: 'danger',
    isOffered: ({ isBuiltIn }) => !isBuiltIn,
    confirm: ({ name }) => ({
      title: `Delete ${name}?`,
      text: 'Existing links won’t change. This can’t be undone.',
      confirmLabel: 'Delete template',
      tone: 'danger',
    }),
    isEnd: true,
    run: ({ paymentLinkTemplateId }) =>
      send(paymentLinkTemplates.remove)({ body: { paymentLinkTemplateId } }),
    done: ({ name }) => `Deleted ${name}.`,
  },
];
