import { expect, it } from 'vitest';
import { applySettings, fieldsOf, licenseText, readSettings } from './manifest.mjs';

it('every package is as the settings say', () => expect(applySettings()).toEqual([]));

it('another license is one setting', () => {
  const settings = { ...readSettings(), license: 'MIT', holder: 'Acme', year: 2030 };
  expect(licenseText(settings)).toContain('Copyright (c) 2030 Acme');
  expect(fieldsOf('api', settings).license).toBe('MIT');
  expect(applySettings({ settings })).toHaveLength(6);
  expect(() => licenseText({ ...settings, license: 'Other-1.0' })).toThrow('Put the text');
});
