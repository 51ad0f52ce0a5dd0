import { build } from 'vite';

/** A module with all it imports as one script that stands in a page; it must import nothing at run time. */
export async function bundleInlineScript(path: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, modulePreload: false, rolldownOptions: { input: path } },
  });
  const [chunk, ...others] = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  if (chunk?.type !== 'chunk' || others.length > 0) throw new Error(`${path} is not one script.`);
  const code = chunk.code.trim();
  if (code.includes('</script')) throw new Error(`${path} would end its own element.`);
  return code;
}
