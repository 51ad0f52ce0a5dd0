import { open } from 'node:fs/promises';

/** Makes names that were given or changed in a folder outlive a power cut; Windows does it by itself. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
