import type { QueryClient } from '@tanstack/react-query';

/** Waits until the texts of a description that are on their way to the server have arrived there. */
export function whenSaved(client: QueryClient, id: string): Promise<void> {
  const isSaving = () => client.isMutating({ mutationKey: ['updateText', id] }) > 0;
  return new Promise((resolve) => {
    if (!isSaving()) return resolve();
    const stop = client.getMutationCache().subscribe(() => {
      if (isSaving()) return;
      stop();
      resolve();
    });
  });
}
