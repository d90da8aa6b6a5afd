import {
  linkValues,
  type PaymentLinkTemplate,
  type TemplateContent,
  templateEditorMode,
} from '@payfac/domain/payment-link-templates';
import { Button } from '@payfac/ui/button';
import { Inline } from '@payfac/ui/layout';
import { ButtonLink } from '@payfac/ui/link';
import { Heading } from '@payfac/ui/typography';
import { type ReactNode, useEffect } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { CallForm } from '../../../shared/form/call-form.tsx';
import { RecordActions } from '../../../shared/lists/actions/record-actions.tsx';
import { LivePreview } from '../../../shared/preview/live-preview.tsx';
import { sendAt } from '../address.ts';
import type { LinkFormHandle } from '../form/controls.tsx';
import { previewOf } from '../form/preview-data.ts';
import type { LinkFields } from '../form/values.ts';
import { contentOf } from './template-content.ts';
import { type PartProps, Sections } from './template-sections.tsx';
import * as styles from './templates.css.ts';
import { templateActions, useTemplateForm } from './use-template-form.ts';

/** The payer's page of a link with only the template's values. */
function TemplatePreview({ link, base, id }: PartProps & { readonly id: string | undefined }) {
  const fields = useWatch({ control: link.form.control, compute: (all: LinkFields) => all });
  const content = contentOf(fields, base);
  return (
    <LivePreview
      modelName="paymentLinks"
      modelId={id ?? null}
      data={previewOf(linkValues(content, {}), content.subMerchantIds[0], null)}
    />
  );
}

interface TemplateEditorProps {
  /** Undefined for a new one. */
  readonly saved: PaymentLinkTemplate | undefined;
  readonly base: TemplateContent;
  readonly onSaved: (template: PaymentLinkTemplate) => void;
  readonly onDeleted: () => void;
  /** Called with whether there are unsaved changes. */
  readonly onWork: (isWork: boolean) => void;
  /** Buttons before the template's own. */
  readonly tools: ReactNode;
  /** Wraps the preview; undefined when it is hidden. */
  readonly preview: ((content: ReactNode) => ReactNode) | undefined;
}

/** A template in its editor, with its preview in the third column. */
export function TemplateEditor(props: TemplateEditorProps) {
  const { saved, base, onSaved, onDeleted, onWork, tools, preview } = props;
  const { link, submitAs, startOver } = useTemplateForm({ saved, base, onDone: onSaved });
  const { isDirty, isSubmitting } = useFormState({ control: link.form.control });
  useEffect(() => onWork(isDirty), [isDirty, onWork]);
  const id = saved?.paymentLinkTemplateId;
  const isChangeable = templateEditorMode(id) === 'create-new' || !saved?.isBuiltIn;
  const [account] = saved?.subMerchantIds ?? [];
  const form: LinkFormHandle = {
    ...link,
    submit: () => submitAs(isChangeable ? 'save' : 'save-as-new'),
  };
  return (
    <>
      <div className={styles.editor}>
        <div className={styles.head}>
          <Heading level={2}>{saved?.name ?? 'New template'}</Heading>
          <Inline>
            {tools}
            {saved && (
              <>
                <ButtonLink
                  href={sendAt({
                    ...(account !== undefined && { merchant: account }),
                    template: saved.paymentLinkTemplateId,
                  })}
                >
                  Send a link
                </ButtonLink>
                <RecordActions
                  actions={templateActions}
                  record={saved}
                  name={saved.name}
                  onEnd={() => {
                    link.discard();
                    onDeleted();
                  }}
                />
              </>
            )}
          </Inline>
        </div>
        {saved?.isBuiltIn && (
          <p className={styles.note}>
            This template is built in. Save it as a new one to change it.
          </p>
        )}
        <CallForm
          of={form}
          label={saved?.name ?? 'New template'}
          submitLabel={isChangeable ? 'Save template' : 'Save as new'}
          actions={
            !isSubmitting && (
              <>
                {isDirty && <Button onPress={startOver}>Discard changes</Button>}
                {saved && isChangeable && (
                  <Button onPress={() => submitAs('save-as-new')}>Save as new</Button>
                )}
              </>
            )
          }
        >
          <Sections link={link} base={base} />
        </CallForm>
      </div>
      {preview?.(<TemplatePreview link={link} base={base} id={id} />)}
    </>
  );
}
