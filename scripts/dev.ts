import { spawn } from 'node:child_process';

/** The product with reload: the browser application is rebuilt, the server restarted, on every change. */
const children = [
  spawn('vite', ['build', '--configLoader', 'native', '--watch', '--logLevel', 'warn'], { stdio: 'inherit' }),
  spawn(process.execPath, ['--watch', 'src/server/main.ts'], { stdio: 'inherit' }),
];
for (const child of children) {
  child.on('exit', (code) => {
    for (const other of children) other.kill();
    process.exitCode = code ?? 1;
  });
}
