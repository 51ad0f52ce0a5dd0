/** Returns what a process that a test starts takes from ours: the path, and where Node keeps what it has compiled. */
export const inheritedEnvironment = (): Record<string, string> => ({
  PATH: process.env.PATH ?? '',
  ...(process.env.NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE } : {}),
});
