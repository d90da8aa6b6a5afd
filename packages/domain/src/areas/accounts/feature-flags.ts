import { type Feature, features } from '../../kernel/access/index.ts';
import type { FeatureFlags } from './settings.ts';

/** Names of the enabled features, in the order of `features`. */
export const enabledFeatures = (flags: FeatureFlags) =>
  features.filter((feature) => flags[feature]?.enabled);

/** Flags with the named features enabled: those a product's merchants get at go-live. */
export const featureFlagsOf = (names: readonly Feature[]): FeatureFlags =>
  Object.fromEntries(names.map((name) => [name, { enabled: true }]));
