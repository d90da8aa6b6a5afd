import type { LaunchOptions } from 'playwright';

export declare const launchOptions: () => LaunchOptions;
