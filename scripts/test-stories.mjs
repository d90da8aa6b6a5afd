// Serves the built Storybook and runs every story in a real browser. The one argument is where the
// runner leaves its counts.
import { spawn } from 'node:child_process';
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url, 'http://storybook');
  const path = join('storybook-static', normalize(pathname === '/' ? '/index.html' : pathname));
  if (!existsSync(path) || !statSync(path).isFile()) return response.writeHead(404).end();
  response.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream');
  return createReadStream(path).pipe(response);
});

server.listen(0, '127.0.0.1', () => {
  const url = `http://127.0.0.1:${server.address().port}`;
  const report = process.argv[2] ? ['--json', '--outputFile', process.argv[2]] : [];
  const args = ['--url', url, '--config-dir', '.storybook', '--maxWorkers', '2', ...report];
  const runner = spawn('test-storybook', args, { stdio: 'inherit' });
  runner.on('exit', (code) => server.close(() => process.exit(code ?? 1)));
  server.closeIdleConnections();
});
