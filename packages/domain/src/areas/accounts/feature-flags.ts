import { type Feature, features } from '../../kernel/access/index.ts';
import type { FeatureFlags } from './settings.ts';

/** The names of the features that are on, in the order of `features`. */
export const enabledFeatures = (flags: FeatureFlags) =>
  features.filter((feature) => flags[feature]?.enabled);

/** Flags with the named features on: what a product's merchants get when they go live. */
export const featureFlagsOf = (names: readonly Feature[]): FeatureFlags =>
  Object.fromEntries(names.map((name) => [name, { enabled: true }]));
