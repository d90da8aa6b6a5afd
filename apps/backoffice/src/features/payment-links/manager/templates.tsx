import {
  nextThirdColumnMode,
  type PaymentLinkTemplate,
  type ThirdColumnMode,
} from '@payfac/domain/payment-link-templates';
import { Button } from '@payfac/ui/button';
import { ColumnsIcon } from '@payfac/ui/icons';
import { ButtonLink } from '@payfac/ui/link';
import { Skeleton } from '@payfac/ui/skeleton';
import { useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { contextual } from '../../../shared/address.ts';
import { LoadProblem } from '../../../shared/load-problem.tsx';
import { useListFrame } from '../../../shared/screen/list-frame.ts';
import { useOwnAccount } from '../../../shared/session/account.ts';
import { useSession } from '../../../shared/session/session.ts';
import { templateAt } from '../address.ts';
import { TemplateEditor } from './template-editor.tsx';
import { TemplateNames } from './template-names.tsx';
import * as styles from './templates.css.ts';
import { hasWork } from './use-template-form.ts';
import {
  freshTemplate,
  type TemplateScope,
  useTemplate,
  useTemplateList,
} from './use-template-list.ts';

const modeLabels: Readonly<Record<ThirdColumnMode, string>> = {
  visible: 'Preview: Side by side',
  stacked: 'Preview: Stacked',
  hidden: 'Preview: Off',
};

interface OpenTemplateProps {
  /** `new` for an unsaved one. */
  readonly id: string;
  /** The template, if the list already has it. */
  readonly listed: PaymentLinkTemplate | undefined;
  readonly mode: ThirdColumnMode;
  readonly onMode: (mode: ThirdColumnMode) => void;
  readonly onWork: (id: string, isWork: boolean) => void;
}

/** The editor of the template in the address; unsaved changes to others are kept. */
function OpenTemplate({ id, listed, mode, onMode, onWork }: OpenTemplateProps) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const own = useOwnAccount();
  const isNew = id === 'new';
  const { data, error, refetch } = useTemplate(isNew || listed ? undefined : id);
  const saved = isNew ? undefined : (listed ?? data);
  const [fresh] = useState(() => freshTemplate(own));
  const work = useCallback((is: boolean) => onWork(id, is), [id, onWork]);
  if (saved === null) return <p className={styles.note}>Template not found.</p>;
  if (!isNew && !saved) {
    return error ? (
      <LoadProblem
        title="Couldn’t load this template"
        error={error}
        onRetry={() => void refetch()}
      />
    ) : (
      <Skeleton lines={8} />
    );
  }
  const open = (next: string | undefined) =>
    void navigate(contextual(templateAt(next, pathname), search));
  return (
    <TemplateEditor
      saved={saved}
      base={saved ?? fresh}
      onSaved={({ paymentLinkTemplateId }) => open(paymentLinkTemplateId)}
      onDeleted={() => open(undefined)}
      onWork={work}
      tools={
        <Button
          variant="quiet"
          icon={<ColumnsIcon size={16} />}
          onPress={() => onMode(nextThirdColumnMode(mode))}
        >
          {modeLabels[mode]}
        </Button>
      }
      preview={
        mode === 'hidden'
          ? undefined
          : (content) => <div className={styles.preview[mode]}>{content}</div>
      }
    />
  );
}

/** The template manager: the names, the editor of one template, and its preview. */
export function Templates() {
  const { userId } = useSession();
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const frame = useListFrame();
  const [mode, setMode] = useState<ThirdColumnMode>('visible');
  const [search, setSearch] = useState('');
  const [scope, setScope] = useState<TemplateScope>('all');
  const [work, setWork] = useState<Readonly<Record<string, boolean>>>({});
  const { data, error, refetch } = useTemplateList('');
  const found = useTemplateList(search, scope).data ?? data;
  const note = useCallback(
    (id: string, isWork: boolean) => setWork((before) => ({ ...before, [id]: isWork })),
    [],
  );
  if (!data || !found) {
    return error ? (
      <LoadProblem title="Couldn’t load templates" error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton lines={8} />
    );
  }
  const { templates, count } = found;
  const isWork = (id: string | undefined) => work[id ?? 'new'] ?? hasWork(userId, id);
  // A search doesn't change the editor.
  const openId = params.get('template') ?? data.templates[0]?.paymentLinkTemplateId ?? 'new';
  return (
    <>
      {frame?.tools &&
        createPortal(
          <ButtonLink variant="primary" href={templateAt('new', pathname)}>
            {isWork(undefined) && openId !== 'new' ? 'Resume new template' : 'New template'}
          </ButtonLink>,
          frame.tools,
        )}
      <div className={styles.columns[mode]}>
        <TemplateNames
          templates={templates}
          count={count}
          openId={openId}
          isWork={isWork}
          onSearch={setSearch}
          scope={scope}
          onScope={setScope}
        />
        <OpenTemplate
          key={openId}
          id={openId}
          listed={data.templates.find(
            ({ paymentLinkTemplateId }) => paymentLinkTemplateId === openId,
          )}
          mode={mode}
          onMode={setMode}
          onWork={note}
        />
      </div>
    </>
  );
}
