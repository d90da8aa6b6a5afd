import { dataKeyOf } from '../src/kernel/sealing/keys.ts';
import type { SeedPlan } from '../src/program/seed/generate.ts';

/** The content of every test database: small and always the same. The anchor is a Wednesday at noon in New York. */
export const testPlan: SeedPlan = { scale: 2_000, anchor: new Date('2026-03-18T16:00:00.000Z') };

/** Seals the secrets of every test database. */
export const testDataKey = dataKeyOf(new Uint8Array(32).fill(7));

export const templateName = 'platform_template';
