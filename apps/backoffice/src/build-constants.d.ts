/** Written in by the build: the app's version and whether the development login is part of it. */
declare const __APP_VERSION__: string;
declare const __DEV_LOGIN__: boolean;
