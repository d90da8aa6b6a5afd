import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { checkBody } from './body.ts';
import { bodyOf, fillingIn, valuesOf } from './of-body.ts';

const body = z.strictObject({
  name: z.string(),
  notes: z.nullable(z.string()),
  company: z.optional(z.nullable(z.string())),
  tags: z.array(z.string()),
});
type Body = z.output<typeof body>;

const form = z.extend(fillingIn(z.omit(body, { tags: true })), {
  isTagged: z.optional(z.boolean()),
});

const sent = (values: z.output<typeof form>): Body =>
  bodyOf(body, values, { tags: values.isTagged ? ['tagged'] : [] });
const shown = (record: Body & { readonly id: string }) =>
  valuesOf(form, record, { isTagged: record.tags.length > 0 });

const text = fc.string({ minLength: 1 });
const saved = fc.record({
  id: text,
  name: text,
  notes: fc.option(text),
  company: fc.option(text),
  tags: fc.constantFrom<string[]>([], ['tagged']),
});

describe('a form for a request body', () => {
  it('sends a record’s values, field by field', () => {
    fc.assert(
      fc.property(saved, (record) => {
        const { id: _, ...content } = record;
        expect(sent(shown(record))).toEqual(content);
      }),
    );
  });

  it('accepts a record as it is, with missing values where the body allows none', () => {
    fc.assert(fc.property(saved, (record) => checkBody(form, shown(record)).ok));
    expect(checkBody(form, { name: 'Ada' }).ok).toBe(true);
    expect(checkBody(form, { notes: 'Hello' }).ok).toBe(false);
  });

  it('sends a cleared field as null, and omits the configured ones', () => {
    expect(sent({ name: 'Ada' })).toEqual({ name: 'Ada', notes: null, company: null, tags: [] });
    const partly = z.partial(z.omit(body, { notes: true, company: true }));
    expect(bodyOf(partly, { name: 'Ada', tags: ['a'] }, { tags: undefined })).toEqual({
      name: 'Ada',
    });
  });

  it('keeps nothing of a record without a field', () => {
    const record = { id: 'r_1', name: 'Ada', notes: null, company: null, tags: [] };
    expect(shown(record)).toEqual({ name: 'Ada', isTagged: false });
  });
});

/** Never called: each marked line must not compile. */
export function unsaid(values: z.output<typeof form>, record: Body) {
  // @ts-expect-error The body's tags are not in the form.
  bodyOf(body, values, {});
  // @ts-expect-error They are held in another form.
  bodyOf(body, { ...values, tags: 'tagged' }, {});
  // @ts-expect-error A name may be missing that the body needs.
  bodyOf(body, { ...values, name: record.company }, { tags: [] });
  // @ts-expect-error The record doesn't say whether it is tagged.
  valuesOf(form, record, {});
  // @ts-expect-error The record has no company.
  valuesOf(form, { name: record.name, notes: record.notes }, { isTagged: true });
}
