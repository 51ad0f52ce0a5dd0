// Runs on whatever Node the machine has, so it stays in plain JavaScript.
const needed = 24;
const major = Number(process.versions.node.split('.')[0]);
if (major < needed) {
  console.error(
    `Autoscritto runs on Node ${needed} or newer; this is ${process.versions.node} on ${process.platform}-${process.arch}.\n` +
      'npm ci brings Node 24 along on Linux (x64, arm64) and Windows (x64); elsewhere install Node 24 from nodejs.org.',
  );
  process.exit(1);
}
