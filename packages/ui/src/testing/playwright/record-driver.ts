import type { Locator } from '@playwright/test';
import { recordMarks as marks } from '../marks.ts';
import { enterInto } from './field-driver.ts';
import {
  beginningWith,
  called,
  exactly,
  partsOf,
  quoted,
  type Scope,
  textOf,
  textsOf,
} from './scope.ts';

const textIn = async (locator: Locator, selector: string): Promise<string> =>
  (await textsOf(await partsOf(locator, selector)))[0] ?? '';

/** `CommentThread`, by its label. */
export function commentThreadDriver(scope: Scope, label: string) {
  const locator = called(scope, 'log', label);
  const composer = locator.locator('xpath=..').locator('form');
  return {
    locator,
    /** Displayed comments, oldest first. */
    comments: async () => {
      const comments = await (await partsOf(locator, 'li')).all();
      return Promise.all(
        comments.map(async (comment) => ({
          author: await textIn(comment, marks.author),
          time: await textIn(comment, 'time'),
          text: await textIn(comment, marks.comment),
        })),
      );
    },
    /** Replaces the text and sends it. */
    send: async (text: string) => {
      await enterInto(composer.locator('textarea'), text);
      await composer.locator(marks.submit).click();
    },
    /** The send error; '' for none. */
    error: () => textIn(composer, '[role=alert]'),
  };
}

/** `Timeline`. */
export function timelineDriver(scope: Scope, label: string) {
  const locator = called(scope, 'list', label);
  return {
    locator,
    /** Text of each event, in display order. */
    events: async () => textsOf(await partsOf(locator, ':scope > *')),
  };
}

/** `DescriptionList`: the one in the scope. */
export function descriptionListDriver(scope: Scope) {
  const terms = scope.locator('dl dt');
  return {
    terms: async () => {
      await terms.first().waitFor();
      return textsOf(terms);
    },
    value: (term: string) =>
      textOf(
        terms
          .filter({ hasText: exactly(term) })
          .first()
          .locator('xpath=following-sibling::*[1]'),
      ),
  };
}

/** `CodeView` and `JsonView`. */
export function codeDriver(scope: Scope, label: string) {
  const [around] = marks.codeFrames.split('[aria-label]');
  const named = scope.locator(`${around}[aria-label=${quoted(label)}]`);
  const locator = named.locator('xpath=ancestor::figure[1]');
  return {
    locator,
    /** Rendered text: of JSON, the expanded parts. */
    text: () => textOf(locator.locator('pre, ul').first()),
    /** Toggles a JSON node by its key; the first with that key. */
    toggle: (key: string) =>
      locator
        .locator(marks.codeMembers)
        .filter({ hasText: beginningWith(`${JSON.stringify(key)}:`) })
        .first()
        .click(),
    copy: () => locator.locator(marks.codeButtons).last().click(),
  };
}
