import { atom } from 'jotai';
import { expect, it, vi } from 'vitest';
import { getToken, setToken } from '../api/connection.ts';
import { freshApp } from '../testing/fresh-app.ts';
import { fixZone, followBusinessTime, getZone, now } from '../time/clock.ts';
import { createApp, ofApp, read, runningApp, write } from './app.ts';

const DAY_MS = 86_400_000;
const counted = ofApp(() => ({ count: 0 }));
const nameAtom = atom('nobody');

it('an app starts without another app’s state', () => {
  const before = now().getTime();
  const zone = getZone();
  write(nameAtom, 'Ada');
  counted().count += 1;
  setToken('secret');
  fixZone(zone === 'Asia/Tokyo' ? 'America/New_York' : 'Asia/Tokyo');
  followBusinessTime(new Date(before + 10 * DAY_MS));
  expect([read(nameAtom), counted().count, getToken()]).toEqual(['Ada', 1, 'secret']);
  freshApp();
  expect([read(nameAtom), counted().count, getToken(), getZone()]).toEqual([
    'nobody',
    0,
    undefined,
    zone,
  ]);
  expect(now().getTime()).toBeLessThan(before + DAY_MS);
});

it('a stopped app receives no events', () => {
  const heard = vi.fn();
  addEventListener('ping', heard, { signal: runningApp().until });
  dispatchEvent(new Event('ping'));
  freshApp();
  dispatchEvent(new Event('ping'));
  expect(heard).toHaveBeenCalledOnce();
});

it('a page has one app, and state can’t be read without one', () => {
  expect(createApp).toThrow('An app is running.');
  runningApp().stop();
  expect(runningApp).toThrow('No app is running.');
  expect(() => read(nameAtom)).toThrow('No app is running.');
  createApp();
});
