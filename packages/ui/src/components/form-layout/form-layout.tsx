import type { FormEvent, ReactNode, Ref } from 'react';
import { classNames } from '../../styling/class-names.ts';
import { firstUnreadable } from './form-errors.ts';
import * as css from './form-layout.css.ts';

export interface FormLayoutProps {
  /** Id for the `form` attribute of an outside submit button, such as in a drawer's footer. */
  readonly id?: string | undefined;
  /** Accessible name; use `labelledBy` when a heading names the form. */
  readonly label?: string | undefined;
  /** Id of the heading that names the form. */
  readonly labelledBy?: string | undefined;
  /** At most 720 px, or full width for a form with a table. @default 'form' */
  readonly width?: 'form' | 'full' | undefined;
  /** Called on submit, unless a field holds a text it can't read. */
  readonly onSubmit?: ((event: FormEvent<HTMLFormElement>) => unknown) | undefined;
  /**
   * Called instead of `onSubmit` while a field holds a text it can't read: show the other fields' problems too, and
   * focus the first one on the page. @default focuses that field
   */
  readonly onUnreadable?: (() => unknown) | undefined;
  /** Sections, fields and actions. */
  readonly children: ReactNode;
  /** The DOM element, for focus and measuring. */
  readonly ref?: Ref<HTMLFormElement> | undefined;
}

/**
 * A form with standard spacing. The browser's own validation bubbles are off: the fields show errors. A submission
 * stops at a field with an unreadable text (such as a nonexistent date), because its value would be sent as empty.
 */
export function FormLayout({
  id,
  label,
  labelledBy,
  width = 'form',
  onSubmit,
  onUnreadable,
  children,
  ref,
}: FormLayoutProps) {
  return (
    <form
      id={id}
      className={classNames(css.form, css.widths[width])}
      ref={ref}
      noValidate
      aria-label={label}
      aria-labelledby={labelledBy}
      onSubmit={(event) => {
        const unreadable = firstUnreadable(event.currentTarget);
        if (unreadable === null) {
          onSubmit?.(event);
          return;
        }
        event.preventDefault();
        if (onUnreadable) onUnreadable();
        else unreadable.focus();
      }}
    >
      {children}
    </form>
  );
}

export interface FormSectionProps {
  /** Title. */
  readonly title?: string | undefined;
  /** Supporting sentence. */
  readonly description?: string | undefined;
  /** Maximum columns; fewer when there is no room. @default 2 */
  readonly columns?: 1 | 2 | 3 | undefined;
  /** Content. */
  readonly children: ReactNode;
}

/** A group of fields in a grid, with a title that is announced with each field. */
export function FormSection({ title, description, columns = 2, children }: FormSectionProps) {
  return (
    <fieldset className={css.section}>
      {title !== undefined && <legend className={css.heading}>{title}</legend>}
      {description !== undefined && <p className={css.intro}>{description}</p>}
      <div className={`${css.grid} ${css.columns[columns]}`}>{children}</div>
    </fieldset>
  );
}

/** A field that spans its section's full row. */
export function FormWide({ children }: { readonly children: ReactNode }) {
  return <div className={css.wide}>{children}</div>;
}

export interface FormActionsProps {
  /** Alignment of the buttons. @default 'end' */
  readonly align?: 'start' | 'end' | undefined;
  /** Buttons, primary last. */
  readonly children: ReactNode;
}

/** The buttons at the end of a form. */
export function FormActions({ align = 'end', children }: FormActionsProps) {
  return <div className={css.actions[align]}>{children}</div>;
}
