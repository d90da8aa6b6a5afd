import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  // The platform's own tables, and the simulated processor's.
  schema: './src/{kernel/database/schema/index,processors/simulated/schema}.ts',
  out: './drizzle',
});
