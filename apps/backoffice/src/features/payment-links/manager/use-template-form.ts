import * as paymentLinkTemplates from '@payfac/api/contract/payment-link-templates';
import type { PaymentLinkTemplate, TemplateContent } from '@payfac/domain/payment-link-templates';
import { useRef } from 'react';
import { send } from '../../../shared/api/connection.ts';
import { useCallForm } from '../../../shared/form/use-call-form.tsx';
import { notify } from '../../../shared/notify/notify.ts';
import { checkable, linkForm } from '../form/values.ts';
import { problemsOf } from './template-checks.ts';
import { contentOf, templateFieldsOf } from './template-content.ts';
import { draftName } from './template-draft.ts';

/** Whether the template itself is changed, or another is made of it. */
export type Aim = 'save' | 'save-as-new';

interface TemplateFormOptions {
  /** Undefined for a new one. */
  readonly saved: PaymentLinkTemplate | undefined;
  readonly base: TemplateContent;
  readonly onDone: (template: PaymentLinkTemplate) => void;
}

/** The form of a template. What is filled in is kept until it is saved, whatever else is opened. */
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
  /** Back to what is saved: the fields first, then what was kept of them. */
  const startOver = () => {
    form.reset(templateFieldsOf(base));
    discard();
  };
  return { link, submitAs, startOver };
}
