import { dataKeyOf } from '../src/kernel/sealing/keys.ts';
import type { SeedPlan } from '../src/program/seed/generate.ts';

/** What every test database holds: little, and always the same. The anchor is a Wednesday noon in New York. */
export const testPlan: SeedPlan = { scale: 2_000, anchor: new Date('2026-03-18T16:00:00.000Z') };

/** Seals the secrets of every test database. */
export const testDataKey = dataKeyOf(new Uint8Array(32).fill(7));

export const templateName = 'platform_template';
