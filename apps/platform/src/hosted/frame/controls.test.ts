import { describe, expect, test } from 'vitest';
import { checkField, choiceGroup, problemBox, selectField, textField } from './controls.ts';
import { type FormState, fresh, valuesOf } from './form.ts';

const hostile = `"><script>alert('x')</script>`;
const wrong = (path: string, message = 'Enter a name.'): FormState => ({
  values: valuesOf({}),
  problems: [{ path, message }],
});
const name = { name: 'owner.name', label: 'Name' };

describe('a control', () => {
  test('is named by its label, and required unless it says otherwise', async () => {
    const required = String(await textField(fresh, name));
    expect(required).toMatch(/<label for="owner\.name">Name/);
    expect(required).toMatch(/id="owner\.name"[^>]*\brequired\b/);
    const optional = String(await textField(fresh, { ...name, isOptional: true }));
    expect(optional).not.toContain('required');
  });

  test('with an error announces it along with its hint', async () => {
    const text = String(await textField(wrong('owner.name'), { ...name, hint: 'As on the card.' }));
    expect(text).toContain('aria-invalid="true"');
    expect(text).toContain('aria-describedby="owner.name-message owner.name-hint"');
    expect(text).toMatch(/id="owner\.name-message">.*Enter a name\./s);
    expect(String(await textField(wrong('other'), name))).not.toContain('aria-invalid');
  });

  test('keeps what was typed, but never a password', async () => {
    const state = { ...fresh, values: valuesOf({ 'owner.name': 'Ada' }) };
    expect(String(await textField(state, name))).toContain('value="Ada"');
    expect(String(await textField(state, { ...name, type: 'password' }))).not.toContain('Ada');
  });

  test('shows hostile values, labels, hints and messages as text', async () => {
    const state = {
      values: valuesOf({ 'owner.name': hostile }),
      problems: [{ path: 'owner.name', message: hostile }],
    };
    const choices = [[hostile, hostile]] as const;
    const parts = await Promise.all([
      textField(state, { ...name, label: hostile, hint: hostile, prefix: hostile }),
      selectField(state, { ...name, label: hostile, choices }),
      checkField(state, { ...name, label: hostile, value: hostile }),
      choiceGroup(state, { ...name, label: hostile, choices, type: 'radio' }),
      problemBox(state),
    ]);
    for (const part of parts) expect(String(part)).not.toContain('<script');
  });

  test('offers an empty choice first, and keeps the selected one', async () => {
    const state = { ...fresh, values: valuesOf({ 'owner.name': 'b' }) };
    const choices = [
      ['a', 'First'],
      ['b', 'Second'],
    ] as const;
    const text = String(await selectField(state, { ...name, choices }));
    const options = [...text.matchAll(/<option value="(\w*)" ?(selected)?/g)];
    expect(options.map(([, value, chosen]) => [value, chosen])).toEqual([
      ['', undefined],
      ['a', undefined],
      ['b', 'selected'],
    ]);
  });
});

test('a group’s error links to its first choice', async () => {
  const choices = [
    ['mail', 'By mail'],
    ['sms', 'By message'],
  ] as const;
  const group = { name: 'how', label: 'How', choices, type: 'checkbox' } as const;
  const state = { values: new Map([['how', ['sms']]]), problems: wrong('how').problems };
  const text = String(await choiceGroup(state, group));
  expect(text).toMatch(/id="how"[^>]*value="mail"/);
  expect(text).toMatch(/id="how-sms"[^>]*value="sms"\s+checked/);
  expect(String(await problemBox(state))).toContain('<a href="#how">Enter a name.</a>');
});

test('shows no message without errors', () => expect(problemBox(fresh)).toBe(''));

describe('a control that must be filled in', () => {
  test('names the field to fill in', async () => {
    const text = String(await textField(fresh, { name: 'one', label: 'Legal name' }));
    expect(text).toContain('data-missing="Enter a legal name."');
  });

  test('asks to select from a list, and shows nothing if it is optional', async () => {
    const choices = [['a', 'A']] as const;
    const select = { name: 'one', label: 'ID type', choices };
    expect(String(await selectField(fresh, select))).toContain('data-missing="Select an ID type."');
    const optional = await selectField(fresh, { ...select, isOptional: true });
    expect(String(optional)).not.toContain('data-missing');
  });
});
