import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { useMessages } from '../../messages/context.tsx';
import { classNames } from '../../styling/class-names.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { ArrowLeftIcon, CloseIcon } from '../icons/index.ts';
import { Link } from '../link/link.tsx';
import * as styles from './modal.css.ts';
import { ScrollBody } from './scroll-body.tsx';

export interface DialogLayoutProps {
  /** @default 'dialog' */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** 'page' makes it a region of the page, with the page's heading. @default 'dialog' */
  as?: 'dialog' | 'page' | undefined;
  title: ReactNode;
  /** Small text above the title. */
  lead?: ReactNode;
  /** Back link that replaces the close button. */
  back?: { readonly label: string; readonly href: string } | undefined;
  /** Buttons before the close button. */
  tools?: ReactNode;
  children: ReactNode;
  /** Buttons, primary last. */
  footer: ReactNode;
  /** Without it there is no close button. */
  onClose?: (() => void) | undefined;
  className: string;
  footerClassName?: string | undefined;
  /** Key of the content: a different one starts at its top, with focus still in the dialog. */
  contentKey?: string | undefined;
}

interface PageProps {
  readonly ref: RefObject<HTMLElement | null>;
  readonly labelledBy: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** Takes focus as a dialog does but isn't one: its landmark is the page's. */
function Page({ ref, labelledBy, className, children }: PageProps) {
  useEffect(() => {
    if (!ref.current?.contains(document.activeElement)) ref.current?.focus({ preventScroll: true });
  }, [ref]);
  return (
    <section
      ref={ref}
      tabIndex={-1}
      data-record-page=""
      aria-labelledby={labelledBy}
      className={className}
    >
      {children}
    </section>
  );
}

/** Title and close button above a scrolling body, buttons below it. */
export function DialogLayout({
  role = 'dialog',
  as = 'dialog',
  title,
  lead,
  back,
  tools,
  children,
  footer,
  onClose,
  className,
  footerClassName,
  contentKey,
}: DialogLayoutProps) {
  const messages = useMessages();
  const titleId = useId();
  const dialog = useRef<HTMLElement>(null);
  const shown = useRef(contentKey);
  useEffect(() => {
    if (shown.current === contentKey) return;
    shown.current = contentKey;
    const { activeElement } = document;
    const isHere = dialog.current?.contains(activeElement) && !activeElement?.matches(':disabled');
    if (!isHere) dialog.current?.focus();
  }, [contentKey]);
  const isPage = as === 'page';
  const Title = isPage ? 'h1' : 'h2';
  const shownTitle = (
    <Title id={titleId} className={classNames(styles.title, lead !== undefined && styles.below)}>
      {title}
    </Title>
  );
  const parts = (
    <>
      <div className={classNames(styles.header, isPage && styles.pageHeader)}>
        {lead === undefined ? shownTitle : <div className={styles.lead}>{lead}</div>}
        {(tools || onClose) && (
          <div className={styles.tools}>
            {tools}
            {onClose && back === undefined && (
              <IconButton
                label={messages.close}
                icon={<CloseIcon size={16} />}
                onPress={() => onClose()}
              />
            )}
          </div>
        )}
        {lead !== undefined && shownTitle}
      </div>
      {isPage ? (
        <div key={contentKey} className={styles.pageBody}>
          {children}
        </div>
      ) : (
        <ScrollBody key={contentKey}>{children}</ScrollBody>
      )}
      {footer !== undefined && (
        <div data-dialog-footer="" className={classNames(styles.footer, footerClassName)}>
          {footer}
        </div>
      )}
    </>
  );
  if (!isPage) {
    return (
      <Dialog ref={dialog} role={role} aria-labelledby={titleId} className={className}>
        {parts}
      </Dialog>
    );
  }
  return (
    <Page ref={dialog} labelledBy={titleId} className={className}>
      {back && (
        <p className={styles.back}>
          <Link href={back.href} variant="quiet">
            <ArrowLeftIcon aria-hidden size={14} /> {back.label}
          </Link>
        </p>
      )}
      {parts}
    </Page>
  );
}
