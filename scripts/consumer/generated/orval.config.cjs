module.exports = {
  payfac: {
    input: './openapi.json',
    output: { target: './orval.ts', client: 'fetch', mode: 'single' },
  },
};
