import { defineConfig } from 'vitest/config';

export default defineConfig({
  define: { __APP_VERSION__: '"test"', __DEV_LOGIN__: 'true' },
  test: {
    name: 'backoffice',
    environment: 'jsdom',
    pool: 'vmForks',
    include: ['src/**/*.test.{ts,tsx}'],
  },
});
